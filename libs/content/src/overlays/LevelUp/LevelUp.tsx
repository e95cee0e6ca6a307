import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Heading, Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useLocalePath, useVisitor } from '@baize/shell';
import { loyaltyQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentPicture } from '../../components/ContentPicture/ContentPicture.tsx';
import { promotionAccess } from '../../model/promotion-access.ts';
import { CONTENT_PATHS } from '../../paths.ts';
import { useQuietMoment } from './use-quiet-moment.ts';
import * as css from './LevelUp.css.ts';

export interface LevelUpProps {
  /** The level that the player has reached. */
  readonly level: number;
  /** Called when the player sees it. */
  readonly onOpen: () => void;
  /** Called when the player closes it or goes on to the loyalty page. */
  readonly onClose: () => void;
}

/**
 * The moment in which a player reads of a new loyalty level (A§3, B§4 `isLevelUp`): its name and what it brings, as the
 * market's loyalty page says. It waits for an ordinary page, and never opens where there is no such page or for a player
 * who sees no promotions (ruling 19).
 */
export function LevelUp({ level, onOpen, onClose }: LevelUpProps) {
  const text = useText('content');
  const hasTexts = useTranslationNamespace('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { market, locale } = useContentScope();
  const isAllowed = promotionAccess(useVisitor()) === 'open';
  const page = useQuery({ ...loyaltyQuery({ market, locale }), enabled: isAllowed }).data;
  const reached = page?.levels.find((each) => each.level === level);
  const isOpen = useQuietMoment(isAllowed && hasTexts && reached !== undefined);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  if (!isOpen || !page || !reached) return null;
  const loyalty = toPath(CONTENT_PATHS.loyalty);
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={text('content.levelUp.title', { level: format.number(level) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('content.levelUp.close')}
          </Button>
          {pathname !== loyalty && (
            <Button
              onClick={() => {
                onClose();
                void navigate(loyalty);
              }}
            >
              {text('content.levelUp.levels')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <div className={css.scene}>
          <ContentPicture image={page.image} />
          {/* The title says the same. */}
          <span className={css.medal} aria-hidden>
            {format.number(level)}
          </span>
        </div>
        <div className={css.words}>
          <Heading level={3} size="h2" align="center">
            {reached.name}
          </Heading>
          <Text align="center">{reached.benefit}</Text>
        </div>
        <Text size="sm" tone="muted" align="center">
          {text('content.levelUp.note')}
        </Text>
      </Stack>
    </Modal>
  );
}
