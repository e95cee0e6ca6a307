import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert, Button, Card, Countdown, Heading, Stack, Text } from '@baize/ui';
import type { DocumentType } from '@baize/contracts/account';
import { serverNow } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText } from '@baize/shell';
import { openOnPhone, phoneChannel } from '../../api/phone-link.ts';
import { DocumentFiles } from '../../components/DocumentFiles.tsx';
import { useUploads } from '../../components/use-uploads.ts';

/**
 * The page that a phone opens by the desktop's QR code: it sends files of one document, and has no session. The link is
 * in the address's fragment, which no server sees, and leaves the address at once.
 */
export function SendFromPhone() {
  const text = useText('kyc');
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('link');
  const [token, setToken] = useState(found);
  // Another code scanned into the same tab.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [found, pathname, navigate]);
  return (
    <Card padding="lg">
      <Stack gap="lg">
        <Heading level={1} size="h3">
          {text('kyc.phone.page')}
        </Heading>
        {token === null ? (
          <Alert tone="warning" title={text('kyc.phone.page.over')} />
        ) : (
          <Sending key={token} token={token} />
        )}
      </Stack>
    </Card>
  );
}

/** The warning, then the files, until the time is over. */
function Sending({ token }: { readonly token: string }) {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const { brand } = useSite();
  const opening = useMutation({ mutationFn: openOnPhone });
  const [isOver, setOver] = useState(false);
  if (isOver) return <Alert live tone="warning" title={text('kyc.phone.page.over')} />;
  if (opening.data) return <Files {...opening.data} onOver={() => setOver(true)} />;
  return (
    <>
      <Text>{text('kyc.phone.page.text', { brand: brand.config.name })}</Text>
      {opening.isError && <Alert live tone="negative" title={errorText(opening.error)} />}
      <Button size="lg" fullWidth loading={opening.isPending} onClick={() => opening.mutate(token)}>
        {text('kyc.phone.start')}
      </Button>
    </>
  );
}

function Files({
  pass,
  documentType,
  expiresAt,
  onOver,
}: {
  readonly pass: string;
  readonly documentType: DocumentType;
  readonly expiresAt: string;
  readonly onOver: () => void;
}) {
  const text = useText('kyc');
  const channel = useMemo(() => phoneChannel(pass), [pass]);
  const sending = useUploads(channel, NONE);
  return (
    <Stack gap="md">
      <Heading level={2} size="h5">
        {text(`kyc.document.${documentType}`)}
      </Heading>
      <Text tone="muted">{text(`kyc.document.${documentType}.text`)}</Text>
      <DocumentFiles sending={sending} camera="environment" />
      {sending.uploads.some(({ status }) => status === 'done') && (
        <Alert live tone="positive" title={text('kyc.phone.page.next')} />
      )}
      <Countdown until={expiresAt} now={serverNow} announceAt={[60]} onEnd={onOver}>
        {({ clock }) => text('kyc.phone.left', { time: clock })}
      </Countdown>
    </Stack>
  );
}
/** Nothing has arrived before the phone sends. */
const NONE: readonly never[] = [];
