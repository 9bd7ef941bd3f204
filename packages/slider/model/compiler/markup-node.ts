/**
 * An element of the markup: an attribute that is absent, null or false is left out, `style` is a map of custom properties,
 * `html` is markup that the sanitiser made. php/Html.php writes the same as HTML, react/static-slider.tsx as React's elements.
 */
export interface MarkupNode {
	tag: string;
	attrs?: Record< string, unknown >;
	text?: string;
	html?: string;
	children?: MarkupNode[];
}

/** Custom properties, `--fr-*`. */
export type Properties = Record< string, string >;

export const div = ( name: string, children: MarkupNode[] ): MarkupNode => ( {
	tag: 'div',
	attrs: { class: name },
	children,
} );

/** The maps as one; what stands earlier wins, as PHP's `+` has it. */
export const plus = < T >( ...maps: Readonly< Record< string, T > >[] ): Record< string, T > => {
	const all: Record< string, T > = {};
	for ( const map of maps ) {
		for ( const [ key, value ] of Object.entries( map ) ) {
			if ( ! Object.hasOwn( all, key ) ) {
				all[ key ] = value;
			}
		}
	}
	return all;
};

type On< T > = { [ K in keyof T ]?: Exclude< T[ K ], undefined | null | false > };

/** What is on: without keys that are false or absent. */
export const present = < T extends object >( from: T ) =>
	Object.fromEntries(
		Object.entries( from ).filter( ( [ , value ] ) => value !== undefined && value !== null && value !== false )
	) as On< T >;

/** `%1$d of %2$d` with its numbers. */
export const fill = ( text: string, ...values: ( string | number )[] ) =>
	text.replace( /%(?:(\d)\$)?[ds]/g, ( whole, place ) => String( values[ Number( place ?? 1 ) - 1 ] ?? whole ) );

/** Without spaces at the ends; those that do not break stay, as PHP has it. */
export const trim = ( text: string ) => text.replace( /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '' );

/** What markup says as text. */
export function plainText( html: string ): string {
	const text = html.replace( /<!--[\s\S]*?-->|<(?=[a-z/!?])(?:"[^"]*"|'[^']*'|[^'">])*>/gi, '' );
	return trim( decode( text ) );
}

/** Text of markup that holds no tags. */
export const decode = ( text: string ) =>
	text.includes( '&' )
		? ( new DOMParser().parseFromString( `<body>${ text }`, 'text/html' ).body.textContent ?? '' )
		: text;
