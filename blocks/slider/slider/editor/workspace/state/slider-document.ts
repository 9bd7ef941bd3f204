import { serialize, type Block as BlockInstance } from '@wordpress/blocks';
import { parse } from '@wordpress/block-serialization-default-parser';
import { fromBlocks, type Block, type SliderDocument } from '@frontage/slider/model';

const OURS = /^frontage\/(slider|slide|layer)$/;

/** WordPress gives a block that did not change as the same object, so each is turned once. */
const turned = new WeakMap< BlockInstance, Block >();

/** A block of the editor as WordPress's parser would give it once it is saved. */
export function asParsed( block: BlockInstance ): Block {
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

/** The document of a slider's block, sparse as it is stored. */
export const documentOf = ( slider: BlockInstance ): SliderDocument => fromBlocks( asParsed( slider ) );
