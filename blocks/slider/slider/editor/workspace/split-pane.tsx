import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as preferencesStore } from '@wordpress/preferences';
import type { ReactNode } from 'react';

/** px; keeps the playback controls visible. */
const LEAST = 96;
/** Share of the window; keeps the slide visible. */
const MOST = 0.6;
/** px per arrow key press. */
const STEP = 24;

const SCOPE = 'frontage/slider';
const KEY = 'timelineHeight';

/** Default height, from the window's height: a ruler and a few rows. */
const usual = ( room: number ) => Math.min( 240, Math.max( 156, room * 0.24 ) );

/** px, limited to what a window of this height allows. */
export const fitted = ( wish: number | undefined, room: number ) =>
	Math.round( Math.max( LEAST, Math.min( wish ?? usual( room ), room * MOST ) ) );

interface PaneProps {
	label: string;
	/** Whether it fills the available height, as on a phone. */
	isFixed: boolean;
	children: ReactNode;
}

/** The lowest part of the workspace, with a height that the user changes at its upper edge, with the pointer or arrow keys. */
export function Pane( { label, isFixed, children }: PaneProps ) {
	const room = window.innerHeight;
	const stored = useSelect( ( select ) => select( preferencesStore ).get( SCOPE, KEY ) as number | undefined, [] );
	const { set } = useDispatch( preferencesStore );
	const [ dragged, setDragged ] = useState< number | undefined >();
	const height = dragged ?? fitted( stored, room );
	const keep = ( wish: number | undefined ) => void set( SCOPE, KEY, wish && fitted( wish, room ) );

	function onKeyDown( event: React.KeyboardEvent ) {
		const wish = { ArrowUp: height + STEP, ArrowDown: height - STEP, Home: LEAST, End: room }[ event.key ];
		if ( wish !== undefined ) {
			event.preventDefault();
			event.stopPropagation();
			keep( wish );
		}
	}
	const follow = ( { currentTarget, pointerId, clientY: from }: React.PointerEvent< HTMLDivElement > ) => {
		const edge: HTMLElement = currentTarget;
		let wish: number | undefined;
		const stop = new AbortController();
		const over = () => {
			stop.abort();
			setDragged( undefined );
			if ( wish !== undefined ) {
				keep( wish );
			}
		};
		edge.setPointerCapture( pointerId );
		edge.addEventListener(
			'pointermove',
			( { clientY } ) => setDragged( ( wish = fitted( height + from - clientY, room ) ) ),
			{ signal: stop.signal }
		);
		edge.addEventListener( 'lostpointercapture', over, { signal: stop.signal } );
	};
	if ( isFixed ) {
		return (
			<section className="fr-workspace__timeline" aria-label={ label }>
				{ children }
			</section>
		);
	}
	return (
		<section className="fr-workspace__timeline" aria-label={ label } style={ { blockSize: height } }>
			{ /* A movable separator is a control with focus and a value. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */ }
			<div
				className="fr-workspace__edge"
				role="separator"
				aria-orientation="horizontal"
				aria-label={ __( 'Timeline height', 'frontage-slider' ) }
				aria-valuenow={ height }
				aria-valuemin={ LEAST }
				aria-valuemax={ Math.round( room * MOST ) }

				tabIndex={ 0 }
				onKeyDown={ onKeyDown }
				onPointerDown={ follow }
				onDoubleClick={ () => keep( undefined ) }
			/>
			{ children }
		</section>
	);
}
