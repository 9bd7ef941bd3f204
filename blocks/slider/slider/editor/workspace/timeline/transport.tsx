import type { EditingClock } from '@frontage/slider/react';
import { Button, RangeControl, SelectControl } from '@wordpress/components';
import { memo, useEffect, useReducer, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loop as loopIcon, pause, play, search, skipBack } from '@wordpress/icons';
import { magnet } from '../workspace-icons';
import { stop } from './timeline-icons';
import { clockText, MAX_SECOND, MIN_SECOND } from './model/time-scale';

interface TransportProps {
	clock: EditingClock | undefined;
	onPlay: () => void;
	isLooping: boolean;
	setLooping: ( on: boolean ) => void;
	rate: number;
	setRate: ( rate: number ) => void;
	isSnapping: boolean;
	setSnapping: ( on: boolean ) => void;
	second: number;
	setSecond: ( px: number ) => void;
}

/** Shows the clock's time without React. Rerenders only when it starts, stops or rests. */
function useClockState( clock: EditingClock | undefined ) {
	const time = useRef< HTMLOutputElement >( null );
	const [ , rerender ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		let state = '';
		const show = () => {
			time.current!.textContent = `${ clockText( clock?.time ?? 0 ) } / ${ clockText( clock?.duration ?? 0 ) }`;
			const next = `${ clock?.playing } ${ clock?.resting }`;
			if ( next !== state ) {
				state = next;
				rerender();
			}
		};
		show();
		return clock?.subscribe( show );
	}, [ clock ] );
	return { time, isPlaying: clock?.playing ?? false, isResting: clock?.resting ?? true };
}

/** Play, pause, loop, speed, and the zoom of the timeline. */
export const Transport = memo( function MemoizedTransport( props: TransportProps ) {
	const { isSnapping, setSnapping, second, setSecond } = props;
	return (
		<div className="fr-timeline__transport">
			<PlaybackControls { ...props } />
			<span className="fr-timeline__space" />
			<Button
				size="compact"
				icon={ magnet }
				label={ __( 'Snap', 'frontage-slider' ) }
				isPressed={ isSnapping }
				onClick={ () => setSnapping( ! isSnapping ) }
			/>
			<RangeControl
				beforeIcon={ search }
				__next40pxDefaultSize={ false }
				__nextHasNoMarginBottom
				className="fr-timeline__zoom"
				label={ __( 'Timeline zoom', 'frontage-slider' ) }
				hideLabelFromVision
				withInputField={ false }
				showTooltip={ false }
				min={ MIN_SECOND }
				max={ MAX_SECOND }
				value={ second }
				onChange={ ( next ) => next !== undefined && setSecond( next ) }
			/>
		</div>
	);
} );

function PlaybackControls( { clock, onPlay, isLooping, setLooping, rate, setRate }: TransportProps ) {
	const { time, isPlaying, isResting } = useClockState( clock );
	return (
		<>
			<Button
				size="compact"
				icon={ skipBack }
				label={ __( 'Go to start', 'frontage-slider' ) }
				onClick={ () => clock?.seek( 0 ) }
			/>
			<Button
				size="compact"
				variant="primary"
				icon={ isPlaying ? pause : play }
				label={ isPlaying ? __( 'Pause', 'frontage-slider' ) : __( 'Play from playhead', 'frontage-slider' ) }
				onClick={ () => ( isPlaying ? clock?.pause() : onPlay() ) }
			/>
			<Button
				size="compact"
				icon={ stop }
				label={ __( 'Stop and reset preview', 'frontage-slider' ) }
				onClick={ () => clock?.rest() }
				disabled={ isResting }
				accessibleWhenDisabled
			/>
			<Button
				size="compact"
				icon={ loopIcon }
				label={ __( 'Loop section', 'frontage-slider' ) }
				isPressed={ isLooping }
				onClick={ () => setLooping( ! isLooping ) }
			/>
			<output
				ref={ time }
				className="fr-timeline__time"
				aria-label={ __( 'Time', 'frontage-slider' ) }
				aria-live="off"
			/>
			<SelectControl
				__next40pxDefaultSize={ false }
				__nextHasNoMarginBottom
				size="compact"
				label={ __( 'Playback speed', 'frontage-slider' ) }
				hideLabelFromVision
				value={ String( rate ) as '1' }
				options={ [
					{ value: '1', label: '1×' },
					{ value: '0.5', label: '½×' },
					{ value: '0.25', label: '¼×' },
				] }
				onChange={ ( next ) => setRate( Number( next ) ) }
			/>
		</>
	);
}
