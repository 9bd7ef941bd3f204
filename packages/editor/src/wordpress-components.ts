export {
	__experimentalToolsPanel as ToolsPanel,
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
export { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
export { __experimentalBlockVariationPicker as BlockVariationPicker } from '@wordpress/block-editor';
