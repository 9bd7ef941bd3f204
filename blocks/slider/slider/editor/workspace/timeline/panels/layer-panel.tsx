import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEdits, type Attributes } from '../../state';
import { FrameFields } from './frame-fields';
import { PresetPicker, type Choice } from './preset-picker';
import { entrances, exits, hovers, loops } from '../model/animation-presets';
import type { Part } from '../model/use-playback';
import { barsOf, ENTRANCE, EXIT, framesOf, withEntrance, withExit, withStep, type Bar } from '../model/layer-tracks';
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

/** The pose of a layer without changes. */
const REST = {};

function runsOf( key: 'hover' | 'loop', { yoyo }: Attributes ): Choice[ 'runs' ] {
	if ( key === 'hover' ) {
		return 'back';
	}
	return yoyo ? 'swings' : 'round';
}

type Preset = ReturnType< typeof entrances >[ number ];

/** Presets of entrances or exits as choices. */
const frameChoices = ( presets: Preset[], isExit: boolean, choose: ( preset: Preset ) => void ): Choice[] =>
	presets.map( ( preset ) => ( {
		name: preset.name,
		from: isExit ? REST : preset.pose,
		to: isExit ? preset.pose : REST,
		duration: preset.duration,
		ease: preset.ease,
		runs: 'once',
		pieces: Boolean( preset.split ),
		clips: Boolean( preset.mask ),
		choose: () => choose( preset ),
	} ) );

/** The time around a frame's bar, for its preview. */
const timeAround = ( frame: string ) => ( bars: Bar[] ) => {
	const own = bars.find( ( each ) => each.id === frame );
	return own && { from: own.start - 200, to: own.start + own.duration + own.tail + 300 };
};

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
	const forType = ( presets: Preset[] ) => presets.filter( ( { textOnly } ) => ! textOnly || isText );
	function setFrames( next: Attributes[], frame: string ) {
		write( 'frames', next, timeAround( frame ) );
		select( frame );
	}
	const roundedNow = () => Math.round( now() / 10 ) * 10;
	const swings = ( key: 'hover' | 'loop', list: { name: string; value: Attributes }[] ): Choice[] =>
		list.map( ( { name: own, value } ) => ( {
			name: own,
			from: ( value.from ?? REST ) as Attributes,
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
					choices={ frameChoices( forType( entrances() ), false, ( preset ) =>
						setFrames( withEntrance( frames, preset, roundedNow() ), ENTRANCE )
					) }
				/>
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => {
						const step = withStep( attributes, now(), slideDuration );
						setFrames( step.frames, step.id );
					} }
				>
					{ __( 'Add keyframe', 'frontage-slider' ) }
				</Button>
				<PresetPicker
					label={ __( 'Exit', 'frontage-slider' ) }
					choices={ frameChoices( forType( exits() ), true, ( preset ) =>
						setFrames( withExit( frames, preset ), EXIT )
					) }
				/>
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
		return sprintf( __( 'Entrance: %s', 'frontage-slider' ), name );
	}
	if ( kind === 'out' ) {
		/* translators: %s: name of a layer. */
		return sprintf( __( 'Exit: %s', 'frontage-slider' ), name );
	}
	/* translators: 1: number of a step, from 1, 2: name of a layer. */
	return sprintf( __( 'Keyframe %1$d: %2$s', 'frontage-slider' ), Number( id.slice( 6 ) ) - 1, name );
}
