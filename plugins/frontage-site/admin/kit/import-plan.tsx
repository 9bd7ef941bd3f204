import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ExistingChoice, ExistingChoiceForAll } from '@frontage/editor/existing-items';
import { ImportEffects } from '@frontage/editor/import-effects';
import { byPart, changesSomething, choiceKey, outcome, summary, words, type Selection } from './import-summary';
import type { Choices, Looked } from './types';

interface Props {
	kit: Looked;
	onImport: ( selection: Selection ) => void;
	onCancel: () => void;
}

interface ChangesProps {
	items: Looked[ 'items' ];
	selection: Selection;
	onChoose: ( choices: Choices ) => void;
}

/** Without a choice, existing items are replaced. */
const DEFAULT_CHOICE = 'replace';

/** The choice for all items that the site has already, and what becomes of replaced ones. */
function ExistingItems( { items, selection, onChoose }: ChangesProps ) {
	const existing = items.filter( ( { part, choices } ) => choices.length && selection.parts.includes( part ) );
	return existing.length ? (
		<div className="frontage-kit__existing">
			<p>{ __( 'Replaced items keep their URLs. You can undo the import.', 'frontage-site' ) }</p>
			<ExistingChoiceForAll
				label={ __( 'All existing items', 'frontage-site' ) }
				options={ existing.map( ( { choices } ) => choices ) }
				values={ existing.map( ( item ) => selection.choices[ choiceKey( item ) ] ?? DEFAULT_CHOICE ) }
				onChange={ ( choice ) =>
					onChoose(
						Object.fromEntries(
							existing
								.filter( ( { choices } ) => choices.some( ( { value } ) => value === choice ) )
								.map( ( item ) => [ choiceKey( item ), choice ] )
						)
					)
				}
			/>
		</div>
	) : null;
}

/** What would become of each item of a part. */
function Changes( { items, selection, onChoose }: ChangesProps ) {
	const { parts } = selection;
	const label = words();
	return (
		<ul className="frontage-kit__items">
			{ items.map( ( item ) => {
				const change = outcome( item, selection );
				return (
					<li key={ item.key }>
						<span className="frontage-kit__change" data-change={ change }>
							{ label[ change ] }
						</span>
						<span>
							{ item.title || item.key }
							{ change === item.change && item.why && parts.includes( item.part ) && (
								<span className="frontage-kit__why"> { item.why }</span>
							) }
						</span>
						{ item.choices.length > 0 && parts.includes( item.part ) && (
							<ExistingChoice
								label={ sprintf(
									/* translators: %s: title of a page, form and so on. */
									__( 'Existing item “%s”', 'frontage-site' ),
									item.title || item.key
								) }
								options={ item.choices }
								value={ selection.choices[ choiceKey( item ) ] ?? DEFAULT_CHOICE }
								onChange={ ( choice ) => onChoose( { [ choiceKey( item ) ]: choice } ) }
							/>
						) }
					</li>
				);
			} ) }
		</ul>
	);
}

/** Preview of the changes, before anything is imported. */
export function PlanView( { kit, onImport, onCancel }: Props ) {
	const groups = byPart( kit.items );
	const [ parts, setParts ] = useState( () => groups.map( ( [ name ] ) => name ) );
	const [ scripts, setScripts ] = useState( false );
	const [ choices, setChoices ] = useState< Choices >( {} );
	const selection = { parts, scripts, choices };
	const choose = ( some: Choices ) => setChoices( { ...choices, ...some } );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	const running = kit.items.filter( ( item ) => item.runs && parts.includes( item.part ) ).length;
	const { new: fresh } = kit.media;
	return (
		<>
			<h3 ref={ heading } tabIndex={ -1 } className="frontage-kit__heading">
				{ sprintf(
					/* translators: 1: name of a site, 2: its address. */
					__( 'Changes from “%1$s” (%2$s)', 'frontage-site' ),
					kit.site,
					kit.url.replace( /^https?:\/\//, '' )
				) }
			</h3>
			<p role="status">
				<strong>{ summary( kit, selection ) }</strong>{ ' ' }
				{ fresh > 0 &&
					sprintf(
						/* translators: %d: number of pictures, films and sounds. */
						_n(
							'%d file will be added to the Media Library.',
							'%d files will be added to the Media Library.',
							fresh,
							'frontage-site'
						),
						fresh
					) }
			</p>
			<ImportEffects effects={ kit.effects } />
			{ kit.unknown.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: words such as forms, sliders. */
						__(
							'No active plugin can import these parts: %s. Activate their plugins, then choose the file again.',
							'frontage-site'
						),
						kit.unknown.join( ', ' )
					) }
				</Notice>
			) }
			<ExistingItems items={ kit.items } selection={ selection } onChoose={ choose } />
			{ groups.map( ( [ name, items ] ) => (
				<div key={ name } className="frontage-kit__group">
					<CheckboxControl
						label={ `${ kit.titles[ name ] ?? name } (${ items.length })` }
						checked={ parts.includes( name ) }
						onChange={ ( isOn ) =>
							setParts( isOn ? [ ...parts, name ] : parts.filter( ( one ) => one !== name ) )
						}
					/>
					<Changes items={ items } selection={ selection } onChoose={ choose } />
				</div>
			) ) }
			{ running > 0 && kit.may_run && (
				<CheckboxControl
					label={ sprintf(
						/* translators: %d: number of items. */
						_n(
							'Also import %d item with code',
							'Also import %d items with code',
							running,
							'frontage-site'
						),
						running
					) }
					help={ __(
						'This code can read what visitors enter and act as any signed-in user. Select this only if you trust the source.',
						'frontage-site'
					) }
					checked={ scripts }
					onChange={ setScripts }
				/>
			) }
			<div className="frontage-kit__actions">
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ ! changesSomething( kit.items, selection ) }
					accessibleWhenDisabled
					onClick={ () => onImport( selection ) }
				>
					{ __( 'Import', 'frontage-site' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'frontage-site' ) }
				</Button>
			</div>
		</>
	);
}
