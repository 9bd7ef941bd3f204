export { Columns, columnStyle, type ColumnValues, type Size } from './columns';
export { BlockVariationPicker, ToolsPanel, ToolsPanelItem } from './core';
export { Failed, ListFailed } from './failed';
export { gapStyle } from './gap';
export { Icon, type IconChoice } from './icon';
export { useKeptFocus } from './kept-focus';
export { Link, type LinkValue } from './link';
export { Media, MediaInToolbar, type MediaTexts, type MediaValue } from './media';
export { PerDevice, type Device, type DeviceValues } from './per-device';
