import type { Block } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { layerName, layersBelow, slideName, useEdits, useSlide, useSlider } from '../../state';

export interface Target {
	/** Stored value: an id or a key, which is created when the target is first chosen. */
	value: string;
	label: string;
	/** Names of a layer's keyframes. */
	frames: string[];
	isVideo: boolean;
	/** Writes the value, and creates it on the target block if missing: one undo step. */
	choose: ( write: ( value: string ) => void ) => void;
}

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Possible targets of actions: the slides, and the layers of this slide and over all slides. */
export function useTargets(): { slides: Target[]; layers: Target[] } {
	const { slides, statics } = useSlider();
	const slide = useSlide();
	const edits = useEdits();
	return useMemo( () => {
		const target = ( block: Block, key: string, label: string ): Target => {
			const own = text( block.attributes[ key ] );
			const given = `${ key === 'key' ? 'slide' : 'layer' }-${ block.clientId.slice( 0, 8 ) }`;
			const frames: unknown[] = Array.isArray( block.attributes.frames ) ? block.attributes.frames : [];
			return {
				value: own || given,
				label,
				frames: frames.map( ( frame ) => text( ( frame as { id?: unknown } ).id ) ).filter( Boolean ),
				isVideo: [ 'video', 'audio' ].includes( text( block.attributes.type ) ),
				choose: ( write ) =>
					edits.asOne( () => {
						if ( ! own ) {
							edits.change( block.clientId, key, given );
						}
						write( own || given );
					} ),
			};
		};
		const near = [ slide, statics ].filter( ( one, index, all ) => one && all.indexOf( one ) === index );
		return {
			slides: slides.map( ( block, index ) => target( block, 'key', slideName( block, index ) ) ),
			layers: near
				.flatMap( ( block ) => layersBelow( block! ) )
				.map( ( block ) => target( block, 'id', layerName( block ) ) ),
		};
	}, [ slides, statics, slide, edits ] );
}
