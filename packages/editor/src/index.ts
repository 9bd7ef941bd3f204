export { Columns, columnStyle, type ColumnValues, type Size } from './columns-control';
export { BlockVariationPicker, ToolsPanel, ToolsPanelItem } from './wordpress-components';
export { Failed, ListFailed } from './error-notice';
export { gapStyle } from './gap-style';
export { Icon, type IconChoice } from './icon-control';
export { useKeptFocus } from './kept-focus';
export { Link, type LinkValue } from './link-control';
export { Media, MediaInToolbar, type MediaTexts, type MediaValue } from './media-control';
export { PerDevice, type Device, type DeviceValues } from './per-device';
