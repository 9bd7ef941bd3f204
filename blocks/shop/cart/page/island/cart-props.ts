/** Props from PHP, including the texts, since PHP has the translations. */
export interface Props {
	route: string;
	cart: string;
	checkout: string;
	shop: string;
	/** Whether prices include tax. */
	withTax: boolean;
	/** URL of the stylesheet for the drawer's contents. */
	style: string;
	openOnAdd: boolean;
	texts: Record< TextName, string >;
}
type TextName =
	| 'empty'
	| 'shop'
	| 'quantity'
	| 'less'
	| 'more'
	| 'remove'
	| 'removed'
	| 'undo'
	| 'left'
	| 'backorder'
	| 'was'
	| 'now'
	| 'coupon'
	| 'code'
	| 'apply'
	| 'dropCode'
	| 'subtotal'
	| 'discount'
	| 'later'
	| 'checkout'
	| 'view'
	| 'changed'
	| 'offline'
	| 'unsure'
	| 'wait'
	| 'again';

export const fill = ( text: string, word: string | number ) => text.replace( '%s', () => String( word ) );
