import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@frontage/editor';
import { readValue } from '@frontage/slider/model';
import { choiceLabel } from '../labels/choice-labels';
import type { FieldProps } from '../fields/field-props';
import { fieldsOf } from '../fields/field-definitions';
import type { Edit } from '../fields/use-field-edit';
import { SlidePick } from './target-slide-select';
import { videoWords, type Action } from './action-summary';
import { useTargets, type Target } from './use-targets';

/** Settings of each action; all others are under "More". */
const ASKS: Readonly< Record< string, readonly string[] > > = {
	simplelink: [ 'link' ],
	menulink: [ 'link' ],
	jumptoslide: [ 'slide' ],
	scrollbelow: [ 'offset', 'duration' ],
	scrollto: [ 'anchor', 'offset', 'duration' ],
	startlayer: [ 'layer', 'children' ],
	stoplayer: [ 'layer', 'children' ],
	togglelayer: [ 'layer', 'state', 'children' ],
	gotoframe: [ 'layer', 'frames' ],
	nextframe: [ 'layer' ],
	prevframe: [ 'layer' ],
	toggleframes: [ 'layer', 'frames' ],
	playvideo: [ 'video' ],
	stopvideo: [ 'video' ],
	togglevideo: [ 'video' ],
	mutevideo: [ 'video' ],
	unmutevideo: [ 'video' ],
	toggle_mute_video: [ 'video' ],
	openmodal: [ 'modal', 'cover' ],
	closemodal: [ 'modal' ],
	toggleclass: [ 'layer', 'className' ],
	simulateclick: [ 'layer' ],
	unknown: [ 'name' ],
};

/** Groups of actions in the menu. */
const groups = () => [
	{ label: __( 'Slides', 'frontage-slider' ), has: [ 'jumptoslide', 'playslider', 'pauseslider', 'toggleslider' ] },
	{ label: __( 'Links', 'frontage-slider' ), has: [ 'simplelink', 'menulink', 'scrollbelow', 'scrollto' ] },
	{
		label: __( 'Layers', 'frontage-slider' ),
		has: [
			'togglelayer',
			'startlayer',
			'stoplayer',
			'gotoframe',
			'nextframe',
			'prevframe',
			'toggleframes',
			'toggleclass',
			'simulateclick',
		],
	},
	{
		label: __( 'Video', 'frontage-slider' ),
		has: [
			'togglevideo',
			'playvideo',
			'stopvideo',
			'mutevideo',
			'unmutevideo',
			'toggle_mute_video',
			'toggle_global_mute_video',
		],
	},
	{
		label: __( 'Open in', 'frontage-slider' ),
		has: [ 'openmodal', 'closemodal', 'togglefullscreen', 'gofullscreen', 'exitfullscreen', 'unknown' ],
	},
];

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

interface ActionFormProps {
	action: Action;
	/** Path of the action: `actions.0.` */
	prefix: string;
	edit: Edit;
	Nested: FieldProps[ 'Nested' ];
}

/** Form of one action: trigger, action and target. */
export function ActionForm( { action, prefix, edit, Nested }: ActionFormProps ) {
	const { layers } = useTargets();
	const [ more, setMore ] = useState( false );
	const doing = text( action.do ) || 'unknown';
	const asks = ASKS[ doing ] ?? [];
	const fields = fieldsOf( 'Action' );
	const shown = [ ...asks, 'delay' ];
	const plain = fields.filter(
		( { key } ) => shown.includes( key ) && ! [ 'layer', 'slide', 'frames' ].includes( key )
	);
	const rest = fields.filter(
		( { key } ) => ! plain.some( ( field ) => field.key === key ) && ! [ 'on', 'do' ].includes( key )
	);
	const set = ( key: string, value: unknown ) => edit.set( prefix + key, value );
	return (
		<div className="fr-inspector__action">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Trigger', 'frontage-slider' ) }
				value={ text( action.on ) || 'click' }
				options={ [ 'click', 'mouseenter', 'mouseleave' ].map( ( value ) => ( {
					value,
					label: choiceLabel( 'Action', 'on', value ),
				} ) ) }
				onChange={ ( on ) => set( 'on', on === 'click' ? undefined : on ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Action', 'frontage-slider' ) }
				value={ doing }
				onChange={ ( next ) => set( 'do', next ) }
			>
				{ groups().map( ( group ) => (
					<optgroup key={ group.label } label={ group.label }>
						{ group.has.map( ( value ) => (
							<option key={ value } value={ value }>
								{ choiceLabel( 'Action', 'do', value ) }
							</option>
						) ) }
					</optgroup>
				) ) }
			</SelectControl>
			{ asks.includes( 'link' ) && (
				<Link
					label={ __( 'Search or type URL', 'frontage-slider' ) }
					value={
						text( action.url )
							? { url: text( action.url ), opensInNewTab: action.target === '_blank' }
							: undefined
					}
					onChange={ ( next ) =>
						edit.setMany( {
							[ `${ prefix }url` ]: next && readValue( { 'x-read': 'url' }, next.url ),
							[ `${ prefix }target` ]: next?.opensInNewTab ? '_blank' : undefined,
						} )
					}
				/>
			) }
			{ asks.includes( 'slide' ) && (
				<SlidePick
					label={ __( 'Slide', 'frontage-slider' ) }
					value={ text( action.slide ) }
					onChange={ ( slide ) => set( 'slide', slide ) }
				/>
			) }
			{ ( asks.includes( 'layer' ) || asks.includes( 'video' ) ) && (
				<LayerPick
					video={ asks.includes( 'video' ) }
					layers={ layers }
					value={ text( action.layer ) }
					onChange={ ( layer ) => set( 'layer', layer ) }
				/>
			) }
			{ asks.includes( 'frames' ) && (
				<FramePicks
					count={ doing === 'gotoframe' ? 1 : 2 }
					known={ layers.find( ( { value } ) => value === action.layer )?.frames ?? [] }
					value={ Array.isArray( action.frames ) ? action.frames.map( text ) : [] }
					onChange={ ( frames ) => set( 'frames', frames ) }
				/>
			) }
			<Nested fields={ plain } many={ [ action ] } level={ 0 } edit={ edit } prefix={ prefix } root="Action" />
			<Button size="compact" variant="link" aria-expanded={ more } onClick={ () => setMore( ! more ) }>
				{ more ? __( 'Less', 'frontage-slider' ) : __( 'More', 'frontage-slider' ) }
			</Button>
			{ more && (
				<Nested fields={ rest } many={ [ action ] } level={ 0 } edit={ edit } prefix={ prefix } root="Action" />
			) }
		</div>
	);
}

interface LayerPickProps {
	/** Whether only layers with video or audio are offered. */
	video: boolean;
	layers: readonly Target[];
	value: string;
	onChange: ( layer: string | undefined ) => void;
}

function LayerPick( { video, layers, value, onChange }: LayerPickProps ) {
	const words = video ? Object.entries( videoWords() ) : [];
	const offered = video ? layers.filter( ( { isVideo } ) => isVideo ) : layers;
	const isKnown = words.some( ( [ word ] ) => word === value ) || offered.some( ( layer ) => layer.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ video ? __( 'Video', 'frontage-slider' ) : __( 'Layer', 'frontage-slider' ) }
			value={ value }
			onChange={ ( next ) => {
				const layer = offered.find( ( { value: own } ) => own === next );
				if ( layer ) {
					layer.choose( onChange );
				} else {
					onChange( next || undefined );
				}
			} }
		>
			<option value="">{ __( '—', 'frontage-slider' ) }</option>
			{ words.map( ( [ word, said ] ) => (
				<option key={ word } value={ word }>
					{ said }
				</option>
			) ) }
			{ offered.map( ( layer ) => (
				<option key={ layer.value } value={ layer.value }>
					{ layer.label }
				</option>
			) ) }
			{ value && ! isKnown && <option value={ value }>{ value }</option> }
		</SelectControl>
	);
}

interface FramePicksProps {
	count: number;
	known: readonly string[];
	value: readonly string[];
	onChange: ( frames: string[] | undefined ) => void;
}

function FramePicks( { count, known, value, onChange }: FramePicksProps ) {
	const names = [ ...new Set( [ ...known, 'frame_1', 'frame_999', ...value ] ) ].filter( Boolean );
	return Array.from( { length: count }, ( _, index ) => (
		<SelectControl
			key={ index }
			__next40pxDefaultSize
			label={
				count > 1
					? `${ __( 'Keyframe', 'frontage-slider' ) } ${ index + 1 }`
					: __( 'Keyframe', 'frontage-slider' )
			}
			value={ value[ index ] ?? '' }
			options={ [ { value: '', label: '—' }, ...names.map( ( name ) => ( { value: name, label: name } ) ) ] }
			onChange={ ( next ) => {
				const frames = Array.from( { length: count }, ( __unused, at ) =>
					at === index ? next : ( value[ at ] ?? '' )
				).filter( Boolean );
				onChange( frames.length ? frames : undefined );
			} }
		/>
	) );
}
