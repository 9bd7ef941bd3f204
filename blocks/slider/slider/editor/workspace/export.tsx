import { serialize, type Block } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { useSlider } from './state';

const INSIDE: Record< string, string > = { 'frontage/slider': 'slides', 'frontage/slide': 'layers' };

/** A block as the document has it: what is stored of it, and its slides or layers. Twin of `Export\Document` in PHP. */
export function part( { name, attributes, innerBlocks }: Block ): Record< string, unknown > {
	if ( name === 'frontage/layer' && attributes.type === 'blocks' ) {
		return { ...attributes, blocks: serialize( innerBlocks ) };
	}
	return innerBlocks.length
		? { ...attributes, [ INSIDE[ name ] ?? 'layers' ]: innerBlocks.map( part ) }
		: { ...attributes };
}

/** The document that Sliders → Import takes, on every site with this plugin. */
export function exportOf( slider: Block ) {
	const { title = '', alias = '' } = slider.attributes as { title?: string; alias?: string };
	return {
		format: 'frontage-slider',
		version: 1,
		title,
		alias,
		slider: { schema: 1, ...part( slider ) },
		extras: [],
		pictures: [],
	};
}

function saveFile( name: string, content: object ) {
	const address = URL.createObjectURL(
		new Blob( [ JSON.stringify( content, null, '\t' ) ], { type: 'application/json' } )
	);
	const link = Object.assign( document.createElement( 'a' ), { href: address, download: name } );
	link.click();
	URL.revokeObjectURL( address );
}

/** Takes the slider along as it is now, saved or not. Its pictures stay in the library: the list of sliders exports both. */
export function Export() {
	const { slider } = useSlider();
	const save = ( block: Block ) => {
		const content = exportOf( block );
		const name = ( content.alias || content.title || 'slider' ).toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '-' );
		saveFile( `slider-${ name }.json`, content );
	};
	return (
		<Button
			icon={ download }
			label={ __( 'Export this slider', 'frontage-slider' ) }
			onClick={ () => slider && save( slider ) }
			disabled={ ! slider }
			size="compact"
		/>
	);
}
