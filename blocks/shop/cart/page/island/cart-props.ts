/** What PHP tells the island; texts are its, since translations are. */
export interface Props {
	route: string;
	cart: string;
	checkout: string;
	shop: string;
	/** Prices are shown with tax. */
	withTax: boolean;
	/** Where the look of the drawer's inside is. */
	style: string;
	openOnAdd: boolean;
	texts: Record< TextName, string >;
}
export type TextName =
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
