import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameTile, GameTileSkeleton, Inline } from '../../index.ts';
import { sampleName, samplePicture } from '../../fixtures/pictures.ts';

const meta: Meta = { title: 'Lobby/GameTile' };
export default meta;
type Story = StoryObj;

const art = (seed: number, width = 400, height = 400) => samplePicture(seed, width, height);

export const Sizes: Story = { render: () => <Inline align="start"><GameTile alone size="4x" title={sampleName(1)} href="#1" provider="Brass Otter" picture={art(1, 600, 600)} /><GameTile alone size="2xv" title={sampleName(2)} href="#2" picture={art(2, 300, 600)} /><GameTile alone size="2xh" title={sampleName(3)} href="#3" picture={art(3, 600, 300)} /><GameTile alone title={sampleName(4)} href="#4" picture={art(4)} /></Inline> };
export const States: Story = {
  render: () => (
    <Inline align="start">
      <GameTile alone title={sampleName(5)} href="#5" picture={art(5)} tag={{ kind: 'hot', label: 'Hot' }} favourite={{ on: false, onToggle: () => undefined }} />
      <GameTile alone title={sampleName(6)} href="#6" picture={art(6)} favourite={{ on: true, onToggle: () => undefined }} tag={{ kind: 'special', label: 'Ainutlaatuisesti täällä' }} />
      <GameTile alone title={sampleName(7)} href="#7" picture={art(7)} jackpot="€1,204,377.40" />
      <GameTile alone title={sampleName(8)} href="#8" picture={art(8)} restricted="Not in your country" />
      <GameTile alone title={sampleName(9)} href="#9" picture={{ ...art(9), src: 'data:image/webp;base64,broken' }} />
      <GameTile alone title="Speed Roulette" href="#10" picture={art(10)} caption="€0.50 – €5,000 · 4 seats" />
      <GameTileSkeleton alone />
    </Inline>
  ),
};
