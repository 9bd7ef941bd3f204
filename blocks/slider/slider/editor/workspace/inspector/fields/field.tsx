import { memo, useCallback } from '@wordpress/element';
import { ActionsField } from '../actions/actions-field';
import { Control, labelsItself } from '../controls/control';
import { ImageField } from '../media/image-field';
import { LinkField } from '../media/link-field';
import { SvgField } from '../media/svg-field';
import { BINDABLE } from '../source/bindings';
import { BindControl } from '../source/bind-control';
import { SourceField } from '../source/source-field';
import { VideoField } from '../media/video-field';
import { followsGrid, layerModels } from '../../canvas/layers/layer-models';
import { get, ownAt, useSelectedLayers, useSlide, useSlider, type Level } from '../../state';
import { AutoplayField } from './autoplay-field';
import { FieldHeader } from './field-header';
import type { FieldProps } from './field-props';
import { FourField } from './box-sides-field';
import { LevelMark } from './breakpoint-badge';
import { baseOf, inheritedAt, effectiveValue, themeDefault } from './inherited-values';
import { ListField } from './list-field';

const FIELDS = {
	value: AnyValueField,
	four: FourField,
	image: ImageField,
	link: LinkField,
	list: ListField,
	video: VideoField,
	actions: ActionsField,
	svg: SvgField,
	source: SourceField,
	autoplay: AutoplayField,
} as const;

const placeIn = ( { field }: FieldProps ) => `${ field.owner }.${ field.key }`;

/** Lists cannot be bound, nor a background in a list. */
const isBindable = ( props: FieldProps ) => props.prefix === '' && ! props.mixed && placeIn( props ) in BINDABLE;

/** One setting. Memoized by its own value, since the inspector may edit two hundred layers. */
export const Field = memo( function MemoizedField( props: FieldProps ) {
	const Kind = FIELDS[ props.field.kind ];
	return (
		<div className="fr-inspector__field" data-path={ props.prefix + props.field.path }>
			<Kind { ...props } />
			{ isBindable( props ) && (
				<BindControl place={ placeIn( props ) } binding={ props.binding } edit={ props.edit } />
			) }
		</div>
	);
} );

function AnyValueField( props: FieldProps ) {
	const Kind = props.field.node[ 'x-grid' ] && props.root === 'Layer' ? GridField : ValueField;
	return <Kind { ...props } />;
}

/** A setting that follows the layer grid at breakpoints without a value; calculating it needs the whole document. */
function GridField( props: FieldProps ) {
	const { slider } = useSlider();
	const slide = useSlide();
	const [ layer ] = useSelectedLayers();
	const { path } = props.field;
	const follows = followsGrid( slider );
	const followed = useCallback(
		( at: Level ) =>
			slider && layer
				? ( get( layerModels( slider, slide ).get( layer.clientId ), `${ path }.${ at }` ) as unknown )
				: undefined,
		[ slider, slide, layer, path ]
	);
	return <ValueField { ...props } followed={ follows ? followed : undefined } />;
}

interface ValueFieldProps extends FieldProps {
	/** Calculates the effective value at a breakpoint without its own, if it is not the wider breakpoint's value. */
	followed?: ( ( at: Level ) => unknown ) | undefined;
}

function ValueField( props: ValueFieldProps ) {
	const { field, stored, mixed, level, edit, prefix, root, picture, found, followed } = props;
	const path = prefix + field.path;
	const fallback = effectiveValue( field, root ) ?? themeDefault( field );
	const base = baseOf( field, root );
	const levels = Boolean( field.node[ 'x-levels' ] );
	const control = ( at: Level, hideLabel: boolean ) => (
		<Control
			field={ field }
			label={ field.label }
			hideLabel={ hideLabel }
			help={ field.help }
			picture={ picture }
			value={ levels ? ownAt( stored, at ) : stored }
			inherited={
				levels ? ( ( at > 0 ? followed?.( at ) : undefined ) ?? inheritedAt( stored, at, fallback ) ) : fallback
			}
			mixed={ mixed }
			onChange={ ( value ) =>
				levels ? edit.setAtLevel( { [ path ]: value }, at, base ) : edit.set( path, value )
			}
		/>
	);
	const mark = levels && (
		<LevelMark
			label={ field.label }
			stored={ [ stored ] }
			level={ level }
			mixed={ mixed }
			follows={ followed !== undefined }
			onReset={ ( at ) => edit.setAtLevel( { [ path ]: undefined }, at, base ) }
		>
			{ ( at ) => control( at, true ) }
		</LevelMark>
	);
	const within = found ? field.within : undefined;
	const resets = ! levels && stored !== undefined ? () => edit.set( path, undefined ) : undefined;
	if ( labelsItself( field ) ) {
		return (
			<div className="fr-inspector__flag">
				{ within && within.length > 0 && <span className="fr-inspector__within">{ within.at( -1 ) }:</span> }
				{ control( level, false ) }
				{ mark }
			</div>
		);
	}
	return (
		<>
			<FieldHeader label={ field.label } within={ within } mark={ mark } onReset={ resets } />
			{ control( level, true ) }
		</>
	);
}
