/**
 * An element of the markup. An attribute that is absent, null or false is omitted, `style` is a map of custom
 * properties, `html` is markup that the sanitizer returned. HtmlWriter writes a node as HTML, react/static-slider.tsx
 * as React elements.
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

/** Merges maps; earlier ones win, as with PHP's `+`. */
export const mergeProperties = < T >( ...maps: Readonly< Record< string, T > >[] ): Record< string, T > => {
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

/** Removes keys that are false or absent. */
export const withoutEmpty = < T extends object >( from: T ) =>
	Object.fromEntries(
		Object.entries( from ).filter( ( [ , value ] ) => value !== undefined && value !== null && value !== false )
	) as On< T >;

/** Fills numbers into a text such as `%1$d of %2$d`. */
export const fillTemplate = ( text: string, ...values: ( string | number )[] ) =>
	text.replace( /%(?:(\d)\$)?[ds]/g, ( whole, place ) => String( values[ Number( place ?? 1 ) - 1 ] ?? whole ) );

/** Trims the same characters as PHP: non-breaking spaces at the ends stay. */
export const trim = ( text: string ) => text.replace( /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '' );

/** Text content of markup. */
export function plainText( html: string ): string {
	const text = html.replace( /<!--[\s\S]*?-->|<(?=[a-z/!?])(?:"[^"]*"|'[^']*'|[^'">])*>/gi, '' );
	return trim( decode( text ) );
}

/** Decodes the entities of a text without tags. */
export const decode = ( text: string ) =>
	text.includes( '&' )
		? ( new DOMParser().parseFromString( `<body>${ text }`, 'text/html' ).body.textContent ?? '' )
		: text;
