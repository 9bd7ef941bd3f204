import type { Block } from '@wordpress/blocks';
import { Button, PanelBody, SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { memo, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { useOptions } from '../canvas/hooks/use-slider-options';
import { get, useOwnPost, useView } from '../state';
import { useEdit, type Edit } from './fields/use-field-edit';
import type { FieldSpec } from './fields/field-definitions';
import { Fields, placeOf } from './fields/field-group';
import { OWN_POST, panelsOf, type Kind, type Panel } from './panels/panel-registry';
import { searchWords } from './labels/search-terms';

interface SettingsProps {
	kind: Kind;
	/** Blocks edited together. */
	blocks: readonly Block[];
	title: string;
	/** Search text; it stays when the tab changes. */
	wanted: string;
	onWanted: ( wanted: string ) => void;
	/** Switches to the settings of another kind. */
	onKind: ( kind: Kind ) => void;
}

const typeOf = ( { attributes }: Block ) => ( typeof attributes.type === 'string' ? attributes.type : 'text' );

/** Settings of a kind in panels, or the search results. */
export function Settings( { kind, blocks, title, wanted, onWanted, onKind }: SettingsProps ) {
	const edit = useEdit( blocks.map( ( { clientId } ) => clientId ).join( ' ' ) );
	const types = new Set( blocks.map( typeOf ) );
	const { sliderType } = useOptions();
	const ofLayers = types.size === 1 ? [ ...types ][ 0 ]! : '';
	const isOwnPost = useOwnPost() !== undefined;
	const typeOfKind = { Layer: ofLayers, Slide: sliderType, Slider: isOwnPost ? OWN_POST : '' };
	const panels = panelsOf( kind, typeOfKind[ kind ] );
	const many = blocks.map( ( { attributes } ) => attributes );
	return (
		<div className="fr-inspector__settings" onBlur={ edit.endStep }>
			<h2 className="fr-inspector__title">{ title }</h2>
			<div className="fr-inspector__search">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search settings', 'frontage-slider' ) }
					placeholder={ __( 'Search settings', 'frontage-slider' ) }
					value={ wanted }
					onChange={ onWanted }
				/>
			</div>
			{ wanted.trim() ? (
				<>
					<Found wanted={ wanted } panels={ panels } many={ many } edit={ edit } kind={ kind } />
					<Elsewhere wanted={ wanted } kind={ kind } onKind={ onKind } />
				</>
			) : (
				panels.map( ( panel, index ) => (
					<SettingsPanel
						key={ panel.id }
						panel={ panel }
						isOpen={ index < 3 }
						many={ many }
						edit={ edit }
						kind={ kind }
					/>
				) )
			) }
		</div>
	);
}

interface PanelProps {
	many: readonly unknown[];
	edit: Edit;
	kind: Kind;
}

/** Opened or closed panels stay so for the next layer. */
const opened = new Map< string, boolean >();

type SettingsPanelProps = PanelProps & { panel: Panel; isOpen: boolean };

/** Whether nothing that a panel shows has changed: its settings are all in these attributes, or bound to a post. */
function isAsBefore( before: SettingsPanelProps, { panel, many, edit }: SettingsPanelProps ): boolean {
	const roots = new Set( [ ...panel.first, ...panel.more ].map( ( { path } ) => path.split( '.' )[ 0 ]! ) );
	return (
		before.panel === panel &&
		before.edit === edit &&
		[ ...roots, 'metadata' ].every( ( root ) =>
			many.every( ( one, at ) => get( one, root ) === get( before.many[ at ], root ) )
		)
	);
}

const SettingsPanel = memo( function MemoizedSettingsPanel( { panel, isOpen, many, edit, kind }: SettingsPanelProps ) {
	const level = useView( 'level' );
	const [ more, setMore ] = useState( false );
	const name = `${ kind } ${ panel.id }`;
	const isSet = ( field: FieldSpec ) => many.some( ( one ) => get( one, placeOf( field ) ) !== undefined );
	const set = panel.more.filter( isSet );
	const rest = panel.more.length - set.length;
	return (
		<PanelBody
			title={ panel.title }
			initialOpen={ opened.get( name ) ?? isOpen }
			onToggle={ ( next ) => opened.set( name, next ) }
		>
			{ panel.about && <p className="fr-inspector__help">{ panel.about( many[ 0 ] ) }</p> }
			<Fields fields={ panel.first } many={ many } level={ level } edit={ edit } root={ kind } />
			<Fields
				fields={ more ? panel.more : set }
				many={ many }
				level={ level }
				edit={ edit }
				root={ kind }
				found
			/>
			{ rest > 0 && (
				<Button size="compact" variant="link" aria-expanded={ more } onClick={ () => setMore( ! more ) }>
					{ more
						? __( 'Less', 'frontage-slider' )
						: /* translators: %d: how many further settings there are */
							sprintf( _n( '%d more setting', '%d more settings', rest, 'frontage-slider' ), rest ) }
				</Button>
			) }
		</PanelBody>
	);
}, isAsBefore );

/** Finds settings: each word must be in their label, their search terms, or their path. */
export function findFields( panels: readonly Panel[], wanted: string ): { title: string; fields: FieldSpec[] }[] {
	const words = wanted.toLowerCase().split( /\s+/ ).filter( Boolean );
	return panels.flatMap( ( { title, first, more } ) => {
		const fields = [ ...first, ...more ].filter( ( field ) => {
			const { label, within, path } = field;
			const said = [ title, ...within, label, path, searchWords( field ) ].join( ' ' ).toLowerCase();
			return words.every( ( word ) => said.includes( word ) );
		} );
		return fields.length ? [ { title, fields } ] : [];
	} );
}

/** Maximum number of results; more words narrow the search. */
const MOST = 30;

function Found( { wanted, panels, many, edit, kind }: PanelProps & { wanted: string; panels: readonly Panel[] } ) {
	const level = useView( 'level' );
	const groups = findFields( panels, wanted );
	const count = groups.reduce( ( sum, { fields } ) => sum + fields.length, 0 );
	const say = useDebounce( speak, 500 );
	/* translators: %d: how many settings a search has found */
	const said = sprintf( _n( '%d setting found.', '%d settings found.', count, 'frontage-slider' ), count );
	useEffect( () => say( said ), [ said, say ] );
	let left = MOST;
	return (
		<div className="fr-inspector__found">
			<p className="fr-inspector__help">{ said }</p>
			{ groups.map( ( { title, fields } ) => {
				const shown = fields.slice( 0, left );
				left -= shown.length;
				return (
					shown.length > 0 && (
						<PanelBody key={ title } title={ title }>
							<Fields fields={ shown } many={ many } level={ level } edit={ edit } root={ kind } found />
						</PanelBody>
					)
				);
			} ) }
			{ count > MOST && (
				<p className="fr-inspector__help">
					{ __( 'More results available. Add another word to narrow them down.', 'frontage-slider' ) }
				</p>
			) }
		</div>
	);
}

/** Shows where else there are matching settings: in the slide or the whole slider. */
function Elsewhere( { wanted, kind, onKind }: Pick< SettingsProps, 'wanted' | 'kind' | 'onKind' > ) {
	const { sliderType } = useOptions();
	const isOwnPost = useOwnPost() !== undefined;
	const types = { Slide: sliderType, Slider: isOwnPost ? OWN_POST : '' };
	const others = ( [ 'Slide', 'Slider' ] as const )
		.filter( ( other ) => other !== kind )
		.map( ( other ) => ( {
			other,
			count: findFields( panelsOf( other, types[ other ] ), wanted ).reduce(
				( sum, { fields } ) => sum + fields.length,
				0
			),
		} ) )
		.filter( ( { count } ) => count > 0 );
	const said = ( other: Kind, count: number ) =>
		other === 'Slide'
			? /* translators: %d: how many settings a search has found */
				sprintf( __( 'Slide settings: %d', 'frontage-slider' ), count )
			: /* translators: %d: how many settings a search has found */
				sprintf( __( 'Slider settings: %d', 'frontage-slider' ), count );
	return (
		<div className="fr-inspector__elsewhere">
			{ others.map( ( { other, count } ) => (
				<Button key={ other } variant="secondary" size="compact" onClick={ () => onKind( other ) }>
					{ said( other, count ) }
				</Button>
			) ) }
		</div>
	);
}
