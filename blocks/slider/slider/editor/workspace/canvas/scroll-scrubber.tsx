import type { EditingStage } from '@frontage/slider/react';
import type { Options } from '@frontage/slider/model';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** In thousandths of the scroll distance; an arrow key moves by a hundredth. */
const WAY = 1000;
/** Wheel distance in px for the whole range, as on a page of two window heights. */
const WHEEL = 1600;

/** Whether anything in a slider depends on the page's scroll position. */
export const goesWithScroll = ( { sbtimeline, scrolleffect, parallax }: Options ) =>
	sbtimeline.set || scrolleffect.set || parallax.type.endsWith( 'scroll' );

interface ScrollBarProps {
	stage: EditingStage;
	/** Element in which the wheel simulates page scrolling. */
	viewport: HTMLElement;
}

/** Simulates the page's scroll position, by dragging or by the wheel. Escape resets it. */
export function ScrollBar( { stage, viewport }: ScrollBarProps ) {
	const part = useSyncExternalStore( stage.onChange, () => stage.scrolled );
	const at = part === undefined ? undefined : Math.round( part * WAY );
	useEffect( () => {
		const wheel = ( event: WheelEvent ) => {
			const pans = viewport.scrollHeight > viewport.clientHeight + 1; // When zoomed in, the wheel scrolls the canvas instead.
			if ( ! event.ctrlKey && ! event.metaKey && ! pans && event.deltaY ) {
				event.preventDefault();
				const next = ( stage.scrolled ?? 1 / 2 ) + event.deltaY / WHEEL;
				stage.scrollTo( Math.min( 1, Math.max( 0, next ) ) );
			}
		};
		viewport.addEventListener( 'wheel', wheel, { passive: false } );
		return () => {
			viewport.removeEventListener( 'wheel', wheel );
			stage.scrollTo( undefined );
		};
	}, [ viewport, stage ] );
	return (
		<div className={ `fr-canvas__scroll${ at === undefined ? ' is-resting' : '' }` }>
			<input
				type="range"
				min={ 0 }
				max={ WAY }
				step={ WAY / 100 }
				value={ at ?? WAY / 2 }
				aria-label={ __( 'Page scroll', 'frontage-slider' ) }
				aria-valuetext={
					at === undefined
						? __( 'Edit view', 'frontage-slider' )
						: /* translators: %d: how far a page is scrolled, in percent */
							sprintf( __( '%d %%', 'frontage-slider' ), Math.round( ( at / WAY ) * 100 ) )
				}
				title={ __( 'Drag the bar or scroll over the slide to preview scroll effects', 'frontage-slider' ) }
				onChange={ ( { target } ) => stage.scrollTo( Number( target.value ) / WAY ) }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Escape' ) {
						event.stopPropagation();
						stage.scrollTo( undefined );
					}
				} }
			/>
		</div>
	);
}
