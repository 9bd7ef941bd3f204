import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { useEdits } from '../../state';
import { EaseControl } from './easing-control';
import { MillisecondsField } from './milliseconds-field';
import {
	eased,
	ENTRANCE,
	fitted,
	roomOf,
	splitOf,
	timed,
	withoutFrame,
	withSplit,
	type Bar,
	type Frame,
} from '../model/layer-tracks';
import type { Row } from '../model/use-timeline-rows';

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

/** Settings of the selected bar. */
export function FrameFields( { row, bar, frames, isText, slideDuration, select, write }: FrameFieldsProps ) {
	const { change, endStep } = useEdits();
	const { id } = bar;
	const room = roomOf( row.bars, id );
	/** Writes while typing: one undo step until the field loses focus. */
	const typed = ( next: Frame[] ) => change( row.id, 'frames', next );
	return (
		<>
			<div className="fr-timeline__fields">
				<MillisecondsField
					label={ __( 'Start time', 'frontage-slider' ) }
					value={ bar.atEnd ? undefined : Math.round( bar.start ) }
					step={ 10 }
					placeholder={ bar.atEnd ? __( 'at slide end', 'frontage-slider' ) : '' }
					disabled={ bar.byAction }
					onChange={ ( start ) =>
						start !== undefined && typed( timed( frames, id, fitted( room, { ...bar, start } ) ) )
					}
					onDone={ endStep }
				/>
				<MillisecondsField
					label={ __( 'Duration', 'frontage-slider' ) }
					value={ Math.round( bar.duration ) }
					step={ 10 }
					min={ 10 }
					onChange={ ( duration ) =>
						duration !== undefined &&
						typed(
							frames.map( ( frame ) =>
								( frame.id ?? ENTRANCE ) === id ? { ...frame, duration } : frame
							)
						)
					}
					onDone={ endStep }
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
						{ __( 'Exit with slide', 'frontage-slider' ) }
					</Button>
				) }
				<Button
					size="compact"
					isDestructive
					icon={ trash }
					label={ __( 'Delete animation', 'frontage-slider' ) }
					onClick={ () => {
						write( withoutFrame( frames, id ) );
						select( undefined );
					} }
				/>
			</div>
			{ isText && <SplitFields { ...{ frames, id, write, typed } } onDone={ endStep } /> }
		</>
	);
}

interface SplitFieldsProps extends Pick< FrameFieldsProps, 'frames' | 'write' > {
	/** Keyframe. */
	id: string;
	/** Writes while typing. */
	typed: ( frames: Frame[] ) => void;
	onDone: () => void;
}

/** How a text moves in pieces. */
function SplitFields( { frames, id, write, typed, onDone }: SplitFieldsProps ) {
	const split = splitOf( frames, id );
	const set = ( key: string, value: unknown ) => write( withSplit( frames, id, { ...split, [ key ]: value } ) );
	return (
		<div className="fr-timeline__fields">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Split text', 'frontage-slider' ) }
				value={ ( split ? ( split.by ?? 'chars' ) : '' ) as '' }
				options={ [
					{ value: '', label: __( 'None', 'frontage-slider' ) },
					{ value: 'chars', label: __( 'By character', 'frontage-slider' ) },
					{ value: 'words', label: __( 'By word', 'frontage-slider' ) },
					{ value: 'lines', label: __( 'By line', 'frontage-slider' ) },
				] }
				onChange={ ( by ) => ( by ? set( 'by', by ) : write( withSplit( frames, id, undefined ) ) ) }
			/>
			{ split && (
				<>
					<MillisecondsField
						label={ __( 'Stagger', 'frontage-slider' ) }
						value={ Number( split.step ?? 50 ) }
						step={ 5 }
						onChange={ ( step = 0 ) => typed( withSplit( frames, id, { ...split, step } ) ) }
						onDone={ onDone }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Order', 'frontage-slider' ) }
						value={ ( split.order ?? 'forward' ) as 'forward' }
						options={ [
							{ value: 'forward', label: __( 'First to last', 'frontage-slider' ) },
							{ value: 'backward', label: __( 'Last to first', 'frontage-slider' ) },
							{ value: 'middletoedge', label: __( 'Center to edges', 'frontage-slider' ) },
							{ value: 'edgetomiddle', label: __( 'Edges to center', 'frontage-slider' ) },
							{ value: 'random', label: __( 'Random', 'frontage-slider' ) },
						] }
						onChange={ ( order ) => set( 'order', order ) }
					/>
				</>
			) }
		</div>
	);
}
