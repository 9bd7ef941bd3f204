import { isObject } from '@frontage/slider/model';
import { get } from '../../state';

export const SOURCE = 'frontage/post';

/** Settings that can be bound to a post, by path: the bound attribute, and the fields that fit. */
export const BINDABLE: Readonly< Record< string, { attribute: string; fields: readonly string[] } > > = {
	'Layer.html': { attribute: 'html', fields: [ 'title', 'excerpt', 'date', 'author', 'category', 'price' ] },
	'Layer.image': { attribute: 'image', fields: [ 'image' ] },
	'Layer.link': { attribute: 'link', fields: [ 'link' ] },
	'Slide.title': { attribute: 'title', fields: [ 'title', 'date', 'author', 'category' ] },
	'Slide.description': {
		attribute: 'description',
		fields: [ 'excerpt', 'title', 'date', 'author', 'category', 'price' ],
	},
	'Slide.thumb': { attribute: 'thumb', fields: [ 'image' ] },
	'Slide.link': { attribute: 'link', fields: [ 'link' ] },
	'Background.image': { attribute: 'background', fields: [ 'image' ] },
};

export const bindingPath = ( attribute: string ) => `metadata.bindings.${ attribute }`;

/** Binding to one of our fields. */
export const toField = ( field: string ) => ( { source: SOURCE, args: { field } } );

/** Custom fields use WordPress's own source. */
export const toMeta = ( key: string ) => ( { source: 'core/post-meta', args: { key } } );

/** Parses a binding: one of our fields, a custom field, or another source, which is kept. */
export function readBinding( binding: unknown ): { field: string; key: string; other: string } {
	const text = ( path: string ) => {
		const value = get( binding, path );
		return typeof value === 'string' ? value : '';
	};
	const source = isObject( binding ) ? text( 'source' ) : '';
	return {
		field: source === SOURCE ? text( 'args.field' ) : '',
		key: source === 'core/post-meta' ? text( 'args.key' ) : '',
		other: source && source !== SOURCE && source !== 'core/post-meta' ? source : '',
	};
}
