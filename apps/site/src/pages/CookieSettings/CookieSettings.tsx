import { useState } from 'react';
import { Button, Card, Heading, Inline, Link, PageColumn, Stack, Switch, Text } from '@baize/ui';
import { CONSENT_OPTIONS } from '@baize/contracts/consent';
import { pagePath } from '@baize/content';
import { useText } from '@baize/i18n';
import { ACCEPT_ALL, REFUSE_ALL, useConsent, useLocalePath, useToasts, type ConsentChoice } from '@baize/shell';

/** The page where visitors can change their cookie choices, as easily as they made them (ruling 20). */
export function CookieSettings() {
  const text = useText();
  const toPath = useLocalePath();
  const { consent, choose } = useConsent();
  const toasts = useToasts();
  const [draft, setDraft] = useState<ConsentChoice | null>(null);
  const chosen = draft ?? consent ?? REFUSE_ALL;
  const save = (choice: ConsentChoice) => {
    setDraft(null);
    void choose({ performanceFunctional: choice.performanceFunctional, marketing: choice.marketing });
    toasts.success(text('site.cookies.saved'));
  };
  return (
    <PageColumn width="text" top="none">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{text('site.cookies.settings')}</Heading>
          <Text tone="muted">
            {text('site.cookies.text')}{' '}
            <Link href={toPath(pagePath('cookie-policy'))}>{text('site.cookies.policy')}</Link>
          </Text>
        </Stack>
        <Card padding="lg">
          <Stack gap="lg">
            <Switch
              label={text('site.cookies.essentials')}
              hint={text('site.cookies.essentialsText')}
              checked
              disabled
              readOnly
            />
            {CONSENT_OPTIONS.map((option) => (
              <Switch
                key={option}
                label={text(`site.cookies.${option}`)}
                hint={text(`site.cookies.${option}Text`)}
                checked={chosen[option]}
                onChange={(event) => setDraft({ ...chosen, [option]: event.target.checked })}
              />
            ))}
            <Inline gap="sm">
              <Button onClick={() => save(chosen)}>{text('site.cookies.save')}</Button>
              <Button variant="secondary" onClick={() => save(REFUSE_ALL)}>
                {text('site.cookies.refuseAll')}
              </Button>
              <Button variant="secondary" onClick={() => save(ACCEPT_ALL)}>
                {text('site.cookies.acceptAll')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </PageColumn>
  );
}
