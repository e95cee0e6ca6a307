import './css/reset.css.ts';

export { UiProvider, useLabel, useUi, type UiProviderProps, type UiTranslate } from './provider/UiProvider.tsx';
export { useCssVars } from './provider/useCssVars.ts';
export { KeptFocus, type KeptFocusProps } from './components/primitives/KeptFocus/KeptFocus.tsx';
export { Box, type BoxProps } from './components/layout/Box/Box.tsx';
export { Stack, type StackProps } from './components/layout/Stack/Stack.tsx';
export { Inline, type InlineProps } from './components/layout/Inline/Inline.tsx';
export { Grid, type GridProps } from './components/layout/Grid/Grid.tsx';
export { VisuallyHidden } from './components/primitives/VisuallyHidden/VisuallyHidden.tsx';
export { Text, type TextProps, type TextTone } from './components/primitives/Text/Text.tsx';
export { Heading, type HeadingProps } from './components/primitives/Heading/Heading.tsx';
export { Icon, type IconComponent, type IconProps } from './components/primitives/Icon/Icon.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/primitives/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/primitives/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/primitives/Link/Link.tsx';
export { TextField, type TextFieldProps } from './components/forms/TextField/TextField.tsx';
export { TextArea, type TextAreaProps } from './components/forms/TextArea/TextArea.tsx';
export { PasswordField, type PasswordFieldProps } from './components/forms/PasswordField/PasswordField.tsx';
export { passwordStrength } from './components/forms/PasswordField/passwordStrength.ts';
export { PhoneField, type PhoneFieldProps, type PhonePrefix } from './components/forms/PhoneField/PhoneField.tsx';
export { formatTypedAmount } from './components/forms/MoneyField/formatTypedAmount.ts';
export { MoneyField, type MoneyFieldProps } from './components/forms/MoneyField/MoneyField.tsx';
export { CodeField, type CodeFieldProps } from './components/forms/CodeField/CodeField.tsx';
export { DateField, type DateFieldProps } from './components/forms/DateField/DateField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/primitives/Select/Select.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/forms/Combobox/Combobox.tsx';
export { Checkbox, type CheckboxProps } from './components/forms/Checkbox/Checkbox.tsx';
export {
  RadioCards,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/forms/RadioGroup/RadioGroup.tsx';
export { Switch, type SwitchProps } from './components/forms/Switch/Switch.tsx';
export { Form, type FormProps } from './components/forms/Form/Form.tsx';
export { FormErrors, type FormError, type FormErrorsProps } from './components/forms/FormErrors/FormErrors.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/feedback/Alert/Alert.tsx';
export { Badge, type BadgeProps } from './components/primitives/Badge/Badge.tsx';
export { Tag, type TagKind, type TagProps } from './components/primitives/Tag/Tag.tsx';
export { Chip, ChipSkeleton, type ChipProps } from './components/primitives/Chip/Chip.tsx';
export { Avatar, type AvatarProps } from './components/primitives/Avatar/Avatar.tsx';
export { Card, type CardProps } from './components/primitives/Card/Card.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './components/content/ProgressBar/ProgressBar.tsx';
export { LimitMeter, type LimitMeterProps } from './components/content/LimitMeter/LimitMeter.tsx';
export { Countdown, type CountdownLeft, type CountdownProps } from './components/content/Countdown/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState/EmptyState.tsx';
export { SectionPage, type SectionPageProps } from './components/navigation/SectionPage/SectionPage.tsx';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsProps,
} from './components/navigation/Breadcrumbs/Breadcrumbs.tsx';
export { NavTabs, type NavTabsProps } from './components/navigation/NavTabs/NavTabs.tsx';
export { Stepper, type StepperProps } from './components/navigation/Stepper/Stepper.tsx';
export { Tooltip, type TooltipProps } from './components/primitives/Tooltip/Tooltip.tsx';
export {
  ToastRegion,
  type ToastItem,
  type ToastRegionProps,
  type ToastTone,
} from './components/feedback/Toast/Toast.tsx';
export { AnimatedAmount, type AnimatedAmountProps } from './components/frame/AnimatedAmount/AnimatedAmount.tsx';
export { BalancePill, type BalancePillProps } from './components/frame/BalancePill/BalancePill.tsx';
export { Picture, type PictureProps, type PictureSource } from './components/primitives/Picture/Picture.tsx';
export { Scroller, ScrollerArrows, type ScrollerProps } from './components/layout/Scroller/Scroller.tsx';
export { useScroller } from './components/layout/Scroller/useScroller.ts';
export { Section, type SectionProps } from './components/layout/Section/Section.tsx';
export {
  GameTile,
  GameTileSkeleton,
  type GameTileProps,
  type TileSize,
} from './components/games/GameTile/GameTile.tsx';
export { Ranking, type RankingItem, type RankingProps } from './components/games/Ranking/Ranking.tsx';
export { GameRow, type GameRowProps } from './components/games/GameRow/GameRow.tsx';
export { NoticeBar, type NoticeBarProps } from './components/feedback/NoticeBar/NoticeBar.tsx';
export { Banner, type BannerProps } from './components/content/Banner/Banner.tsx';
export { HeroCarousel, type HeroCarouselProps, type HeroSlide } from './components/games/HeroCarousel/HeroCarousel.tsx';
export { HeroBoard, type HeroBoardProps } from './components/games/HeroBoard/HeroBoard.tsx';
export { ShelfLead, type ShelfLeadProps } from './components/games/ShelfLead/ShelfLead.tsx';
export { GreetingBand, type GreetingBandProps } from './components/games/GreetingBand/GreetingBand.tsx';
export { TaskStrip, type Task, type TaskStripProps } from './components/games/TaskStrip/TaskStrip.tsx';
export { Standings, type StandingsProps, type StandingsRow } from './components/games/Standings/Standings.tsx';
export { Header, type HeaderProps, type NavItem } from './components/frame/Header/Header.tsx';
export { ProductNav, type ProductNavProps } from './components/frame/ProductNav/ProductNav.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/frame/Footer/Footer.tsx';
export {
  LocaleSwitcher,
  type LocaleOption,
  type LocaleSwitcherProps,
} from './components/frame/LocaleSwitcher/LocaleSwitcher.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './components/frame/BottomBar/BottomBar.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './components/frame/SideNav/SideNav.tsx';
export {
  ProviderStrip,
  type ProviderStripItem,
  type ProviderStripProps,
} from './components/games/ProviderStrip/ProviderStrip.tsx';
export { DescriptionList, type DescriptionListProps } from './components/content/DescriptionList/DescriptionList.tsx';
export { Table, type TableColumn, type TableProps } from './components/primitives/Table/Table.tsx';
export { List, type ListItem, type ListProps } from './components/content/List/List.tsx';
export { SceneHero, type SceneHeroProps } from './components/content/SceneHero/SceneHero.tsx';
export { Timeline, type TimelineStep } from './components/content/Timeline/Timeline.tsx';
export { Accordion, type AccordionProps } from './components/content/Accordion/Accordion.tsx';
export {
  LoadMore,
  Pagination,
  type LoadMoreProps,
  type PaginationProps,
} from './components/navigation/Pagination/Pagination.tsx';
export { ErrorScreen, type ErrorScreenProps } from './components/feedback/ErrorScreen/ErrorScreen.tsx';
export { AppFrame, PageColumn, type AppFrameProps } from './components/frame/AppFrame/AppFrame.tsx';
