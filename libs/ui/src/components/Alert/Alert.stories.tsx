import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, WifiOff } from 'lucide-react';
import { Alert, Badge, Box, Button, EmptyState, ErrorScreen, Inline, LoadMore, Pagination, ProgressBar, Skeleton, Stack, Tag, ToastRegion } from '../../index.ts';

const meta: Meta = { title: 'Feedback/Messages' };
export default meta;
type Story = StoryObj;

export const Alerts: Story = { render: () => <Stack>{(['info', 'positive', 'warning', 'negative'] as const).map((tone) => <Alert key={tone} tone={tone} title="Your withdrawal waits for your documents" actions={<Button size="sm" variant="inherit">Upload now</Button>} onDismiss={() => undefined}>We need proof of your address before we may pay out. It usually takes a day.</Alert>)}</Stack> };
export const Badges: Story = { render: () => <Stack>{[false, true].map((solid) => <Inline key={String(solid)}>{(['neutral', 'brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const).map((tone) => <Badge key={tone} tone={tone} solid={solid}>{tone}</Badge>)}</Inline>)}<Inline>{(['primary', 'secondary', 'hot', 'top', 'special'] as const).map((kind) => <Tag key={kind} kind={kind}>{kind}</Tag>)}</Inline></Stack> };
export const Toasts: Story = { render: () => <ToastRegion onDismiss={() => undefined} toasts={[{ id: '1', tone: 'success', value: 'Your deposit of €50.00 has arrived.', timer: 600000 }, { id: '2', tone: 'error', title: 'Card refused', value: 'Your bank declined the payment. Try another card, or ask your bank.' }, { id: '3', tone: 'warning', value: 'You have played for an hour.', timer: 600000 }]} /> };
export const Empty: Story = { render: () => <EmptyState icon={Inbox} title="No messages yet" actions={<Button variant="secondary">See promotions</Button>}>When something about your account changes, you will read it here first.</EmptyState> };
export const Failed: Story = { render: () => <EmptyState icon={WifiOff} tone="negative" title="The history could not be loaded" actions={<Button>Try again</Button>}>The connection was lost. Nothing on your account has changed.</EmptyState> };
export const Progress: Story = { render: () => <Box maxWidth="form"><Stack gap="lg"><ProgressBar label="Weekly deposit limit" value={40} max={100} valueText="€40.00 of €100.00" /><ProgressBar label="Wagering" value={93} max={100} tone="positive" valueText="93 %" /><ProgressBar label="Loss limit" value={88} max={100} tone="warning" valueText="€88.00 of €100.00" /><ProgressBar label="Session" value={100} max={100} tone="negative" valueText="Used up" /></Stack></Box> };
export const Skeletons: Story = { render: () => <Box maxWidth="form"><Stack><Skeleton shape="h2" width="half" /><Skeleton lines={3} /><Skeleton shape="control" /><Skeleton shape="circle" /><Skeleton shape="card" /></Stack></Box> };
export const Pages: Story = { render: () => <Stack gap="xl"><Pagination page={4} pages={12} onChange={() => undefined} /><LoadMore shown={48} total={312} label="Show more games" onLoad={() => undefined} /></Stack> };
export const NotFound: Story = { render: () => <ErrorScreen code="404" title="There is no such page" actions={<><Button href="#">To the home page</Button><Button variant="secondary" href="#">Search games</Button></>} detail="Reference 7F3A">The address may be mistyped, or the game has left us. Your balance and your bets are untouched.</ErrorScreen> };
