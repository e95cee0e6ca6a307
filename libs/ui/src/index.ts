import './css/reset.css.ts';

export { UiProvider, useLabel, useUi, type UiProviderProps, type UiTranslate } from './provider/UiProvider.tsx';
export { useCssVars } from './provider/useCssVars.ts';
export { Box, type BoxProps } from './components/Box/Box.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Text, type TextProps, type TextTone } from './components/Text/Text.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconComponent, type IconProps } from './components/Icon/Icon.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { passwordStrength } from './components/PasswordField/passwordStrength.ts';
export { PhoneField, type PhoneFieldProps, type PhonePrefix } from './components/PhoneField/PhoneField.tsx';
export { amountAsTyped } from './components/MoneyField/amountAsTyped.ts';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { RadioCards, RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { FormErrors, type FormError, type FormErrorsProps } from './components/FormErrors/FormErrors.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Tag, type TagKind, type TagProps } from './components/Tag/Tag.tsx';
export { Chip, ChipSkeleton, type ChipProps } from './components/Chip/Chip.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { LimitMeter, type LimitMeterProps } from './components/LimitMeter/LimitMeter.tsx';
export { Countdown, type CountdownLeft, type CountdownProps } from './components/Countdown/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { SectionPage, type SectionPageProps } from './components/SectionPage/SectionPage.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { NavTabs, type NavTabsProps } from './components/NavTabs/NavTabs.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { ToastRegion, type ToastItem, type ToastRegionProps, type ToastTone } from './components/Toast/Toast.tsx';
export { AnimatedAmount, type AnimatedAmountProps } from './components/AnimatedAmount/AnimatedAmount.tsx';
export { BalancePill, type BalancePillProps } from './components/BalancePill/BalancePill.tsx';
export { Picture, type PictureProps, type PictureSource } from './components/Picture/Picture.tsx';
export { Scroller, type ScrollerProps } from './components/Scroller/Scroller.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { GameTile, GameTileSkeleton, type GameTileProps, type TileSize } from './components/GameTile/GameTile.tsx';
export { GameRow, type GameRowProps } from './components/GameRow/GameRow.tsx';
export { NoticeBar, type NoticeBarProps } from './components/NoticeBar/NoticeBar.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { HeroCarousel, type HeroCarouselProps, type HeroSlide } from './components/HeroCarousel/HeroCarousel.tsx';
export { HeroBoard, type HeroBoardProps } from './components/HeroBoard/HeroBoard.tsx';
export { Standings, type StandingsProps, type StandingsRow } from './components/Standings/Standings.tsx';
export { Header, type HeaderProps, type NavItem } from './components/Header/Header.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export {
  LocaleSwitcher,
  type LocaleOption,
  type LocaleSwitcherProps,
} from './components/LocaleSwitcher/LocaleSwitcher.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './components/SideNav/SideNav.tsx';
export {
  ProviderStrip,
  type ProviderStripItem,
  type ProviderStripProps,
} from './components/ProviderStrip/ProviderStrip.tsx';
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/DescriptionList.tsx';
export { Table, type TableColumn, type TableProps } from './components/Table/Table.tsx';
export { List, type ListItem, type ListProps } from './components/List/List.tsx';
export { Timeline, type TimelineStep } from './components/Timeline/Timeline.tsx';
export { Accordion, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { LoadMore, Pagination, type LoadMoreProps, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { ErrorScreen, type ErrorScreenProps } from './components/ErrorScreen/ErrorScreen.tsx';
export { AppFrame, PageColumn, type AppFrameProps } from './components/AppFrame/AppFrame.tsx';
