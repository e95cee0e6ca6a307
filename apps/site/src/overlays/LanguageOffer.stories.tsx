import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withShell } from '@baize/testing';
import { languageOfferAtom } from './language-offer.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

function Offered() {
  const setPair = useSetAtom(languageOfferAtom);
  useEffect(() => setPair('fr-CA'), [setPair]);
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
