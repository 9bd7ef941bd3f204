import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { useEdits, type Attributes } from '../../state';
import { EaseControl } from './easing-control';
import { PresetPicker, type Choice } from './preset-picker';
import { entrances, exits, hovers, loops } from '../model/animation-presets';
import type { Part } from '../model/use-playback';
import {
	barsOf,
	eased,
	ENTRANCE,
	EXIT,
	fitted,
	framesOf,
	roomOf,
	splitOf,
	timed,
	withEntrance,
	withExit,
	withoutFrame,
	withSplit,
	withStep,
	type Bar,
	type Frame,
} from '../model/layer-tracks';
import type { Row } from '../model/use-timeline-rows';

interface LayerPanelProps {
	row: Row;
	/** The selected bar. */
	bar: Bar | undefined;
	slideDuration: number;
	now: () => number;
	select: ( frame: string | undefined ) => void;
	/** Plays the choice once it is rendered. */
	preview: ( part: Part ) => void;
}

const THERE = {};

function runsOf( key: 'hover' | 'loop', { yoyo }: Attributes ): Choice[ 'runs' ] {
	if ( key === 'hover' ) {
		return 'back';
	}
	return yoyo ? 'swings' : 'round';
}

/** Animations of a layer: presets, and all settings of the selected bar. */
export function LayerPanel( { row, bar, slideDuration, now, select, preview }: LayerPanelProps ) {
	const { change, endStep } = useEdits();
	const { id, name, attributes } = row;
	const frames = framesOf( attributes );
	const isText = ! attributes.type || attributes.type === 'text' || attributes.type === 'button';

	function write( path: string, value: unknown, shows?: ( bars: Bar[] ) => Part | undefined ) {
		endStep();
		const part = shows?.( barsOf( { ...attributes, [ path ]: value }, slideDuration ) );
		if ( part ) {
			preview( part );
		}
		change( id, path, value );
		endStep();
	}
	const around = ( frame: string ) => ( bars: Bar[] ) => {
		const own = bars.find( ( each ) => each.id === frame );
		return own && { from: own.start - 200, to: own.start + own.duration + own.tail + 300 };
	};
	const choices = ( list: ReturnType< typeof entrances >, goes: boolean ): Choice[] =>
		list
			.filter( ( { textOnly } ) => ! textOnly || isText )
			.map( ( move ) => ( {
				name: move.name,
				from: goes ? THERE : move.pose,
				to: goes ? move.pose : THERE,
				duration: move.duration,
				ease: move.ease,
				runs: 'once',
				pieces: Boolean( move.split ),
				clips: Boolean( move.mask ),
				choose() {
					const frame = goes ? EXIT : ENTRANCE;
					const next = goes
						? withExit( frames, move )
						: withEntrance( frames, move, Math.round( now() / 10 ) * 10 );
					write( 'frames', next, around( frame ) );
					select( frame );
				},
			} ) );
	const swings = ( key: 'hover' | 'loop', list: { name: string; value: Attributes }[] ): Choice[] =>
		list.map( ( { name: own, value } ) => ( {
			name: own,
			from: ( value.from ?? THERE ) as Attributes,
			to: value.to as Attributes,
			duration: Number( value.duration ),
			ease: String( value.ease ),
			runs: runsOf( key, value ),
			choose: () => write( key, value, key === 'loop' ? () => ( { from: now(), to: now() + 3000 } ) : undefined ),
		} ) );
	const without = ( key: 'hover' | 'loop' ) => ( close: () => void ) =>
		attributes[ key ] !== undefined && (
			<Button
				isDestructive
				size="compact"
				onClick={ () => {
					write( key, undefined );
					close();
				} }
			>
				{ __( 'None', 'frontage-slider' ) }
			</Button>
		);

	return (
		<div className="fr-timeline__panel">
			<h2>{ bar ? barName( bar, row ) : name }</h2>
			<div className="fr-timeline__choices">
				<PresetPicker
					label={ __( 'Entrance', 'frontage-slider' ) }
					isPrimary={ ! row.bars.some( ( { kind } ) => kind === 'in' ) }
					choices={ choices( entrances(), false ) }
				/>
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => {
						const step = withStep( attributes, now(), slideDuration );
						write( 'frames', step.frames, around( step.id ) );
						select( step.id );
					} }
				>
					{ __( 'Add a step', 'frontage-slider' ) }
				</Button>
				<PresetPicker label={ __( 'Exit', 'frontage-slider' ) } choices={ choices( exits(), true ) } />
				<PresetPicker label={ __( 'Hover', 'frontage-slider' ) } choices={ swings( 'hover', hovers() ) }>
					{ without( 'hover' ) }
				</PresetPicker>
				<PresetPicker label={ __( 'Loop', 'frontage-slider' ) } choices={ swings( 'loop', loops() ) }>
					{ without( 'loop' ) }
				</PresetPicker>
			</div>
			{ bar && (
				<FrameFields
					{ ...{ row, bar, frames, isText, slideDuration, select } }
					write={ ( next ) => write( 'frames', next ) }
				/>
			) }
		</div>
	);
}

export function barName( { kind, id }: Bar, { name }: Row ): string {
	if ( kind === 'in' ) {
		/* translators: %s: name of a layer. */
		return sprintf( __( 'Entrance of %s', 'frontage-slider' ), name );
	}
	if ( kind === 'out' ) {
		/* translators: %s: name of a layer. */
		return sprintf( __( 'Exit of %s', 'frontage-slider' ), name );
	}
	/* translators: 1: number of a step, from 1, 2: name of a layer. */
	return sprintf( __( 'Step %1$d of %2$s', 'frontage-slider' ), Number( id.slice( 6 ) ) - 1, name );
}

interface FrameFieldsProps {
	row: Row;
	bar: Bar;
	frames: Frame[];
	isText: boolean;
	slideDuration: number;
	select: ( frame: string | undefined ) => void;
	/** Writes one undo step. */
	write: ( frames: Frame[] | undefined ) => void;
}

function FrameFields( { row, bar, frames, isText, slideDuration, select, write }: FrameFieldsProps ) {
	const { change, endStep } = useEdits();
	const { id } = bar;
	const room = roomOf( row.bars, id );
	const split = splitOf( frames, id );
	/** Writes while typing: one undo step until the field loses focus. */
	const typed = ( next: Frame[] ) => change( row.id, 'frames', next );
	const number = ( text: string ) => Math.max( 0, Number( text ) || 0 );
	const pieces = ( key: string, value: unknown ) => write( withSplit( frames, id, { ...split, [ key ]: value } ) );
	return (
		<>
			<div className="fr-timeline__fields">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="number"
					min={ 0 }
					step={ 10 }
					label={ __( 'Begins (ms)', 'frontage-slider' ) }
					value={ bar.atEnd ? '' : String( Math.round( bar.start ) ) }
					placeholder={ bar.atEnd ? __( 'as the slide ends', 'frontage-slider' ) : '' }
					disabled={ bar.byAction }
					onChange={ ( text ) =>
						text !== '' && typed( timed( frames, id, fitted( room, { ...bar, start: number( text ) } ) ) )
					}
					onBlur={ endStep }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="number"
					min={ 10 }
					step={ 10 }
					label={ __( 'Lasts (ms)', 'frontage-slider' ) }
					value={ String( Math.round( bar.duration ) ) }
					onChange={ ( text ) =>
						text !== '' &&
						typed(
							frames.map( ( frame ) =>
								( frame.id ?? ENTRANCE ) === id ? { ...frame, duration: number( text ) } : frame
							)
						)
					}
					onBlur={ endStep }
				/>
			</div>
			<div className="fr-timeline__choices">
				<EaseControl
					value={ bar.ease }
					onChange={ ( ease ) => change( row.id, 'frames', eased( frames, id, ease ) ) }
					onDone={ endStep }
				/>
				{ bar.kind === 'out' && ! bar.atEnd && (
					<Button
						size="compact"
						variant="secondary"
						onClick={ () =>
							write( timed( frames, id, { start: slideDuration, duration: bar.duration }, true ) )
						}
					>
						{ __( 'Leave with the slide', 'frontage-slider' ) }
					</Button>
				) }
				<Button
					size="compact"
					isDestructive
					icon={ trash }
					label={ __( 'Delete this movement', 'frontage-slider' ) }
					onClick={ () => {
						write( withoutFrame( frames, id ) );
						select( undefined );
					} }
				/>
			</div>
			{ isText && (
				<div className="fr-timeline__fields">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Text moves', 'frontage-slider' ) }
						value={ ( split ? ( split.by ?? 'chars' ) : '' ) as '' }
						options={ [
							{ value: '', label: __( 'as a whole', 'frontage-slider' ) },
							{ value: 'chars', label: __( 'letter by letter', 'frontage-slider' ) },
							{ value: 'words', label: __( 'word by word', 'frontage-slider' ) },
							{ value: 'lines', label: __( 'line by line', 'frontage-slider' ) },
						] }
						onChange={ ( by ) => ( by ? pieces( 'by', by ) : write( withSplit( frames, id, undefined ) ) ) }
					/>
					{ split && (
						<>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								type="number"
								min={ 0 }
								step={ 5 }
								label={ __( 'Apart (ms)', 'frontage-slider' ) }
								value={ String( split.step ?? 50 ) }
								onChange={ ( text ) =>
									typed( withSplit( frames, id, { ...split, step: number( text ) } ) )
								}
								onBlur={ endStep }
							/>
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Order', 'frontage-slider' ) }
								value={ ( split.order ?? 'forward' ) as 'forward' }
								options={ [
									{ value: 'forward', label: __( 'from the first', 'frontage-slider' ) },
									{ value: 'backward', label: __( 'from the last', 'frontage-slider' ) },
									{ value: 'middletoedge', label: __( 'from the middle', 'frontage-slider' ) },
									{ value: 'edgetomiddle', label: __( 'from the edges', 'frontage-slider' ) },
									{ value: 'random', label: __( 'by chance', 'frontage-slider' ) },
								] }
								onChange={ ( order ) => pieces( 'order', order ) }
							/>
						</>
					) }
				</div>
			) }
		</>
	);
}
