import { serialize, type Block as BlockInstance } from '@wordpress/blocks';
import { parse } from '@wordpress/block-serialization-default-parser';
import { documentFromBlocks, type Block, type SliderDocument } from '@frontage/slider/model';

const OURS = /^frontage\/(slider|slide|layer)$/;

/** WordPress returns the same object for an unchanged block, so each one is converted once. */
const turned = new WeakMap< BlockInstance, Block >();

/** Converts a block of the editor to the format of WordPress's parser after saving. */
function asParsed( block: BlockInstance ): Block {
	const known = turned.get( block );
	if ( known ) {
		return known;
	}
	const made: Block = OURS.test( block.name )
		? {
				blockName: block.name,
				attrs: block.attributes,
				innerBlocks: block.innerBlocks.map( asParsed ),
				innerHTML: '',
				innerContent: [],
			}
		: ( parse( serialize( block ) )[ 0 ] as Block );
	turned.set( block, made );
	return made;
}

/** Document of a slider's block, sparse as it is stored. */
export const documentOf = ( slider: BlockInstance ): SliderDocument => documentFromBlocks( asParsed( slider ) );
