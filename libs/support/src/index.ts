export { isMainPage, widgetView, type WidgetSituation, type WidgetView } from './model/widget.ts';
