import type { Ctx } from './brush.ts';
import type { PictureSymbol } from './pictures.ts';
import type { Skin } from './skins.ts';
import { emptyCoin } from './symbols/coins.ts';
import { EMBLEMS } from './symbols/emblems.ts';
import { scatter, wild } from './symbols/features.ts';
import { compass, crown, lantern } from './symbols/figures.ts';
import { gem } from './symbols/gems.ts';
import { plate } from './symbols/plate.ts';
import { lifted } from './symbols/shape.ts';

export interface SymbolLabels {
  readonly wild: string;
  /** Null for slots whose S is a coin. */
  readonly scatter: string | null;
}

/** Draws one symbol into a square of 100 units around the origin. */
export function drawSymbol(ctx: Ctx, symbol: string, skin: Skin, labels: SymbolLabels): void {
  const own = skin.pictures?.symbols[symbol as PictureSymbol] as HTMLImageElement | undefined;
  if (own) {
    plate(ctx, skin.tiles[symbol as PictureSymbol]);
    lifted(ctx, () => ctx.drawImage(own, -37, -37, 74, 74));
    return;
  }
  switch (symbol) {
    case 'W':
      wild(ctx, labels.wild);
      return;
    case 'S':
      if (labels.scatter === null) emptyCoin(ctx);
      else scatter(ctx, skin, labels.scatter);
      return;
    case 'A':
      plate(ctx, skin.tiles.A);
      EMBLEMS[skin.emblem](ctx);
      return;
    case 'B':
      plate(ctx, skin.tiles.B);
      crown(ctx);
      return;
    case 'C':
      plate(ctx, skin.tiles.C);
      compass(ctx);
      return;
    case 'D':
      plate(ctx, skin.tiles.D);
      lantern(ctx);
      return;
    case 'E':
    case 'F':
    case 'G':
    case 'H':
      gem(ctx, symbol, skin);
      return;
    default:
      throw new Error(`There is no drawing for the symbol ${symbol}. Add it to drawSymbol.`);
  }
}
