import { store as blockEditorStore } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Slider } from '@frontage/slider/react';
import type { Block } from '@wordpress/blocks';
import { documentOf } from '../workspace/state/slider-document';
import { useFilled } from '../workspace/state/bound-posts';
import { draw } from './compile-for-editor';

interface StandingProps {
	block: Block;
	/** Id of the slider's element. */
	id: string;
	/** Index of the inner block whose slide is shown. */
	shown?: number | undefined;
	isPreview?: boolean;
}

/** A slider as on the page, but paused and without interaction, so that a click selects the block. */
export function Standing( { block, id, shown, isPreview = false }: StandingProps ) {
	const hidden = shown !== undefined && block.innerBlocks[ shown ]?.attributes.visible === false ? shown : undefined;
	const document = useFilled(
		useMemo( () => documentOf( block ), [ block ] ),
		true
	);
	const drawing = useMemo(
		() => draw( block, id, { shown: hidden, isPreview, document } ),
		[ block, id, hidden, isPreview, document ]
	);
	if ( ! drawing ) {
		return <p className="fr-slider-empty">{ __( 'All slides of this slider are hidden.', 'frontage-slider' ) }</p>;
	}
	const place = shown === undefined ? -1 : ( drawing.places[ shown ] ?? -1 );
	const slide = place < 0 ? drawing.play.start : place;
	return (
		<>
			<style>{ drawing.css }</style>
			<Disabled>
				<Slider
					play={ drawing.play }
					tree={ drawing.tree }
					paused
					slide={ slide }
					time={ drawing.rests[ slide ] }
				/>
			</Disabled>
		</>
	);
}

/** Index of the slider's inner block that is selected or contains the selection. */
export function useSelectedPlace( clientId: string ): number | undefined {
	return useSelect(
		( select ) => {
			const { getBlockOrder, getBlockParents, getSelectedBlockClientId } = select( blockEditorStore );
			const selected = getSelectedBlockClientId();
			if ( ! selected ) {
				return undefined;
			}
			const path: string[] = [ ...getBlockParents( selected ), selected ];
			const place = path.includes( clientId )
				? getBlockOrder( clientId ).findIndex( ( own ) => path.includes( own ) )
				: -1;
			return place < 0 ? undefined : place;
		},
		[ clientId ]
	);
}

/** Allowed inner blocks. Blocks that are not selected are not mounted, so they cannot register their own settings in the store. */
const INSIDE: Record< string, string[] | undefined > = {
	'frontage/slider': [ 'frontage/slide' ],
	'frontage/slide': [ 'frontage/layer' ],
};

type Tree = { clientId: string; name: string; innerBlocks: Tree[] };
const all = ( block: Tree ): Tree[] => [
	block,
	...block.innerBlocks.filter( ( { name } ) => name.startsWith( 'frontage/' ) ).flatMap( all ),
];

/** Allows adding, moving and duplicating slides and layers (List View, workspace) although their blocks are not mounted. */
export function useInsideSettings( clientId: string ) {
	const { updateBlockListSettings } = useDispatch( blockEditorStore );
	const unknown = useSelect(
		( select ) => {
			const { getBlock, getBlockListSettings } = select( blockEditorStore );
			const block = clientId ? ( getBlock( clientId ) as Tree | null ) : null;
			return block
				? all( block )
						.filter( ( inner ) => ! getBlockListSettings( inner.clientId ) )
						.map( ( inner ) => `${ inner.clientId } ${ inner.name }` )
						.join()
				: '';
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( unknown ) {
			const settings = unknown.split( ',' ).map( ( one ) => {
				const [ inner = '', name = '' ] = one.split( ' ' );
				return [ inner, { allowedBlocks: INSIDE[ name ], templateLock: false as const } ] as const;
			} );
			updateBlockListSettings( Object.fromEntries( settings ) );
		}
	}, [ unknown, updateBlockListSettings ] );
}
