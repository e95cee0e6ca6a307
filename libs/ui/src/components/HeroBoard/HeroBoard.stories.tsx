import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBoard, HeroCarousel, Standings, type HeroSlide } from '../../index.ts';
import { sampleName, samplePicture, sampleStudio } from '../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/HeroBoard',
  parameters: { docs: { description: { component: 'A low banner beside figures. **When:** the brand’s hero is `board`. **When not:** the banner is the page (HeroCarousel alone).' } } },
};
export default meta;
type Story = StoryObj;

const slides: readonly HeroSlide[] = [
  { id: 'a', title: 'Matchday at the tables', text: 'Short rounds, plain figures.', action: { label: 'Open the lobby', href: '#lobby' }, picture: { ...samplePicture(3, 1600, 640), alt: '' } },
  { id: 'b', title: 'Die höchsten Sonderauszahlungen der ganzen Abendveranstaltung', text: 'Second slide.', action: { label: 'See all', href: '#all' }, picture: { ...samplePicture(5, 1600, 640), alt: '' } },
];
const rows = ['€ 1,284,510.20', '€ 318,004.75', '€ 92,760.00', '€ 41,118.35', '€ 8,204.90'].map((value, index) => ({ id: String(index), href: `#${index}`, name: sampleName(index), meta: sampleStudio(index), value, picture: samplePicture(index) }));

export const WithStandings: Story = { render: () => <HeroBoard aside={<Standings title="Jackpots right now" rows={rows} />}><HeroCarousel layout="board" slides={slides} /></HeroBoard> };
export const BannerAlone: Story = { render: () => <HeroBoard><HeroCarousel layout="board" slides={slides} /></HeroBoard> };
export const OnItsWay: Story = { render: () => <HeroBoard aside={<Standings title="Jackpots right now" rows={undefined} />}><HeroCarousel layout="board" slides={undefined} /></HeroBoard> };
