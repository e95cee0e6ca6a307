import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HostedFrame } from './HostedFrame.tsx';

const BANK = 'https://bank.example';

function open(height: number | null = null) {
  const onMessage = vi.fn();
  render(<HostedFrame url={`${BANK}/page`} title="Bank" height={height} onMessage={onMessage} />);
  const frame: HTMLIFrameElement = screen.getByTitle('Bank');
  const say = (origin: string, source: Window | null) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { origin, source, data: { type: 'loaded' } })));
  return { onMessage, frame, say };
}

describe('HostedFrame', () => {
  it('passes on the messages of its own page only', async () => {
    const { onMessage, frame, say } = open();
    await say('https://evil.example', frame.contentWindow);
    await say(BANK, window);
    expect(onMessage).not.toHaveBeenCalled();
    await say(BANK, frame.contentWindow);
    expect(onMessage.mock.calls).toEqual([[{ type: 'loaded' }]]);
  });

  it('says that it waits until the page speaks, and is as tall as the page reports', async () => {
    const { frame, say } = open(412);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(frame.parentElement?.style.getPropertyValue('--page')).toBe('412px');
    await say(BANK, frame.contentWindow);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
