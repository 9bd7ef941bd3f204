import { isObject } from '@frontage/slider/model';
import { get } from '../../state';

export const SOURCE = 'frontage/post';

/** Settings that may come from a post, by path: the attribute that is bound, and which of its fields fit. */
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

/** A field of the post as a binding keeps it. */
export const toField = ( field: string ) => ( { source: SOURCE, args: { field } } );

/** Custom fields come by WordPress's own source. */
export const toMeta = ( key: string ) => ( { source: 'core/post-meta', args: { key } } );

/** What a binding names: a field of ours, a custom field, or another source that stays as it is. */
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
