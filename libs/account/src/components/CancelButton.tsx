import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';

export interface CancelButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** Closes the form of a part, beside the part's title. */
export function CancelButton(props: CancelButtonProps) {
  const text = useText('account');
  return (
    <Button size="sm" variant="ghost" {...props}>
      {text('account.cancel')}
    </Button>
  );
}
