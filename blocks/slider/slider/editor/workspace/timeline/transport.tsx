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
	loops: boolean;
	setLoops: ( on: boolean ) => void;
	rate: number;
	setRate: ( rate: number ) => void;
	snaps: boolean;
	setSnaps: ( on: boolean ) => void;
	second: number;
	setSecond: ( px: number ) => void;
}

/** Play, pause, loop, speed, and the zoom of the timeline. */
export const Transport = memo( function DrawnTransport( {
	clock,
	onPlay,
	loops,
	setLoops,
	rate,
	setRate,
	snaps,
	setSnaps,
	second,
	setSecond,
}: TransportProps ) {
	const time = useRef< HTMLOutputElement >( null );
	const [ , changed ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		let state = '';
		const show = () => {
			time.current!.textContent = `${ clockText( clock?.time ?? 0 ) } / ${ clockText( clock?.duration ?? 0 ) }`;
			const now = `${ clock?.playing } ${ clock?.resting }`;
			if ( now !== state ) {
				state = now;
				changed();
			}
		};
		show();
		return clock?.subscribe( show );
	}, [ clock ] );
	const isPlaying = clock?.playing ?? false;
	return (
		<div className="fr-timeline__transport">
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
				disabled={ clock?.resting ?? true }
				accessibleWhenDisabled
			/>
			<Button
				size="compact"
				icon={ loopIcon }
				label={ __( 'Loop section', 'frontage-slider' ) }
				isPressed={ loops }
				onClick={ () => setLoops( ! loops ) }
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
			<span className="fr-timeline__space" />
			<Button
				size="compact"
				icon={ magnet }
				label={ __( 'Snap', 'frontage-slider' ) }
				isPressed={ snaps }
				onClick={ () => setSnaps( ! snaps ) }
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
