/** A text format with a tooltip. PHP makes it keyboard-accessible (src/CoreBlocks/TooltipFormat.php). */
export const format = {
	name: 'frontage/tooltip',
	tagName: 'span',
	className: 'fr-tooltip',
	interactive: false,
	attributes: { text: 'data-tooltip' },
};
