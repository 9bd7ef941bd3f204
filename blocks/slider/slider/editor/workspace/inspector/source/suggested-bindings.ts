import type { Block } from '@wordpress/blocks';
import { isObject } from '@frontage/slider/model';
import { get, layersBelow } from '../../state';
import { bindingPath, toField } from './bindings';

/**
 * Default bindings of the first slide, by block. The largest text shows the title, the next one the excerpt. A button
 * and the slide link to the post, and the background is its image. None if the slide already has bindings.
 */
export function usualBindings( slide: Block ): Record< string, Record< string, unknown > > {
	const layers = layersBelow( slide );
	if ( [ slide, ...layers ].some( ( { attributes } ) => isObject( get( attributes, 'metadata.bindings' ) ) ) ) {
		return {};
	}
	const size = ( { attributes }: Block ) => {
		const first = get( attributes, 'style.fontSize.0' );
		return typeof first === 'number' ? first : 0;
	};
	const typeOf = ( { attributes }: Block ) => attributes.type ?? 'text';
	const [ title, excerpt ] = layers
		.filter( ( layer ) => typeOf( layer ) === 'text' && layer.attributes.html )
		.toSorted( ( one, other ) => size( other ) - size( one ) );
	const button = layers.find( ( layer ) => typeOf( layer ) === 'button' );
	const picture = layers.find( ( layer ) => typeOf( layer ) === 'image' );
	const bound = ( fields: Record< string, string > ) =>
		Object.fromEntries(
			Object.entries( fields ).map( ( [ attribute, field ] ) => [ bindingPath( attribute ), toField( field ) ] )
		);
	return {
		[ slide.clientId ]: bound( {
			title: 'title',
			thumb: 'image',
			...( picture ? {} : { background: 'image' } ),
			...( button ? {} : { link: 'link' } ),
		} ),
		...( title ? { [ title.clientId ]: bound( { html: 'title' } ) } : {} ),
		...( excerpt ? { [ excerpt.clientId ]: bound( { html: 'excerpt' } ) } : {} ),
		...( button ? { [ button.clientId ]: bound( { link: 'link' } ) } : {} ),
		...( picture ? { [ picture.clientId ]: bound( { image: 'image' } ) } : {} ),
	};
}
