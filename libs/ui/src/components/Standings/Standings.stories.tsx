import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Standings } from '../../index.ts';
import { sampleName, samplePicture, sampleStudio } from '../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/Standings',
  parameters: { docs: { description: { component: 'A league table of figures: jackpots as they stand. **When:** few rows whose order is the message. **When not:** rows with several figures (Table), rows that only lead somewhere (List).' } } },
};
export default meta;
type Story = StoryObj;

const pots = ['€ 1,284,510.20', '€ 318,004.75', '€ 92,760.00', '€ 41,118.35', '€ 8,204.90'];
const rows = pots.map((value, index) => ({ id: String(index), href: `#${index}`, name: sampleName(index), meta: sampleStudio(index), value, picture: samplePicture(index) }));

export const Jackpots: Story = { render: () => <Standings title="Jackpots right now" rows={rows} end={<Link href="#all" strong tone="brand">All jackpots</Link>} /> };
export const OnTheirWay: Story = { render: () => <Standings title="Jackpots right now" rows={undefined} /> };
export const FiguresOnTheirWay: Story = { render: () => <Standings title="Jackpots right now" rows={rows.map((row) => ({ ...row, value: undefined }))} /> };
export const LongNames: Story = { render: () => <Standings title="Die höchsten Sonderauszahlungsmöglichkeiten dieses Abends" rows={rows.map((row) => ({ ...row, name: 'Die unwahrscheinliche Geschichte der Glücksritter vom Nordmeer' }))} /> };
