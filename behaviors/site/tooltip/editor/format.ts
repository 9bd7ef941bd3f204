/** A word with a short text of its own. PHP makes it something that keys reach (src/Tooltips.php). */
export const format = {
	name: 'frontage/tooltip',
	tagName: 'span',
	className: 'fr-tooltip',
	interactive: false,
	attributes: { text: 'data-tooltip' },
};
