import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { consentAtom } from '@baize/shell';
import { cookieChoice, withShell } from '@baize/testing';
import { languageOfferAtom } from './language-offer.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

function Offered() {
  const setPair = useSetAtom(languageOfferAtom);
  const setConsent = useSetAtom(consentAtom);
  useEffect(() => {
    // The cookie notice comes first.
    setConsent(cookieChoice());
    setPair('fr-CA');
  }, [setConsent, setPair]);
  return <LanguageOffer />;
}

/** A visitor in Quebec reads the English site. */
const meta: Meta<typeof Offered> = {
  title: 'Screens/Language offer',
  tags: ['!autodocs'],
  component: Offered,
  decorators: [withShell()],
};
export default meta;

export const FrenchInQuebec: StoryObj<typeof Offered> = {};
