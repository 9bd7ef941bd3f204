import type { EditingStage } from '@frontage/slider/react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { arrangedForPhones } from '../../mobile-layout/arrange-slide';
import { store, useSlide, useSlider } from '../../state';
import type { Commands } from '../layers/layer-commands';
import { groupOf, ungrouped } from '../layers/grouping';
import { followsGrid } from '../layers/layer-models';
import { measureBreakpoints } from '../measure-breakpoints';

type Drawn = Parameters< typeof measureBreakpoints >[ 1 ];

/** Edits that change the layout at several breakpoints at once. */
export function useBreakpointEdits(
	{ edits, group, ungroup, say }: Commands,
	stage: EditingStage | undefined,
	drawn: Drawn | undefined | null
) {
	const { slider } = useSlider();
	const slide = useSlide();
	const { setLevel } = useDispatch( store );
	const follows = followsGrid( slider );
	/** Layout at all breakpoints. */
	const levels = () => ( stage && drawn ? measureBreakpoints( stage.element.ownerDocument, drawn ) : [] );
	return {
		onGroup: () => group( ( layers, parent ) => groupOf( levels(), layers, parent, follows ) ),
		onUngroup: () => stage && ungroup( ( block, parent ) => ungrouped( levels(), block, parent, follows ) ),
		/** Creates the layout of this slide for phones; returns whether there is a slide. */
		arrangeForPhones(): boolean {
			if ( ! stage || ! slider || ! slide ) {
				return false;
			}
			edits.changeEach( arrangedForPhones( stage.element.ownerDocument, slider, [ slide ] ) );
			void setLevel( 3 );
			say( __( 'Mobile layout created', 'frontage-slider' ) );
			return true;
		},
	};
}
