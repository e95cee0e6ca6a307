import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { consentAtom } from '@baize/shell';
import { cookieChoice, withShell } from '@baize/testing';
import { expectToWait, FramedMain, type FramedPage } from '../testing/FramedMain.tsx';
import { languageOfferAtom } from './language-offer.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

interface Page {
  /** The page has a game, or the skeleton of a game whose frame comes. */
  frame: FramedPage | 'none';
}
function Offered({ frame }: Page) {
  const setPair = useSetAtom(languageOfferAtom);
  const setConsent = useSetAtom(consentAtom);
  useEffect(() => {
    // The cookie notice comes first.
    setConsent(cookieChoice());
    setPair('fr-CA');
  }, [setConsent, setPair]);
  return (
    <>
      {frame !== 'none' && <FramedMain page={frame} />}
      <LanguageOffer />
    </>
  );
}

/** A visitor in Quebec reads the English site. */
const meta: Meta<typeof Offered> = {
  title: 'Screens/Language offer',
  tags: ['!autodocs'],
  component: Offered,
  args: { frame: 'none' },
  decorators: [withShell()],
};
export default meta;

type Story = StoryObj<typeof Offered>;

export const FrenchInQuebec: Story = {};
/** Another language is another page, which would end the game. */
export const WaitsForAGame: Story = {
  args: { frame: 'game' },
  play: async (context) => expectToWait(context, 'This site is also in French'),
};
export const WaitsForALoadingGame: Story = {
  args: { frame: 'skeleton' },
  play: async (context) => expectToWait(context, 'This site is also in French'),
};
