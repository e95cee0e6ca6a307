import type { MarketRecord } from '../market.ts';
import { AT } from './AT.ts';
import { BR } from './BR.ts';
import { CA } from './CA.ts';
import { CL } from './CL.ts';
import { FI } from './FI.ts';
import { GG } from './GG.ts';
import { IN } from './IN.ts';
import { JJ } from './JJ.ts';
import { LL } from './LL.ts';
import { NO } from './NO.ts';
import { NZ } from './NZ.ts';
import { PE } from './PE.ts';
import { PH } from './PH.ts';
import { PP } from './PP.ts';
import { PT } from './PT.ts';
import { TR } from './TR.ts';
import { UN } from './UN.ts';

/** Every market by its id (A§9). */
export const MARKETS: Readonly<Record<string, MarketRecord>> = {
  UN,
  FI,
  CA,
  AT,
  BR,
  CL,
  GG,
  IN,
  JJ,
  LL,
  NO,
  NZ,
  PE,
  PH,
  PP,
  PT,
  TR,
};
