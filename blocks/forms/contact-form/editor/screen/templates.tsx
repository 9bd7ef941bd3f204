import { Button, Composite, SearchControl } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { Failed } from '@frontage/editor';
import { useStarters, type Starter } from '../panels/starter-list';
import type { ScreenProps } from './data/screen-props';
import { Frame } from './frame';
import { TemplatePreview } from './template-preview';

/** The name of the form template with nothing but a submit button. */
const BLANK = 'blank';

/** The labels of the categories, in their order. */
const categoryLabels = (): Record< string, string > => ( {
	general: __( 'General', 'frontage-forms' ),
	sales: __( 'Sales', 'frontage-forms' ),
	bookings: __( 'Bookings', 'frontage-forms' ),
	support: __( 'Support', 'frontage-forms' ),
	feedback: __( 'Feedback', 'frontage-forms' ),
	applications: __( 'Applications', 'frontage-forms' ),
	marketing: __( 'Marketing', 'frontage-forms' ),
} );

/** The categories that have form templates, with their labels and numbers. A category of an add-on is its own label. */
export function listCategories( starters: Starter[] ): { name: string; label: string; count: number }[] {
	const labels = categoryLabels();
	const names = new Set( [ ...Object.keys( labels ), ...starters.map( ( { category } ) => category ) ] );
	return [ ...names ]
		.map( ( name ) => ( {
			name,
			label: labels[ name ] ?? name,
			count: starters.filter( ( { category } ) => category === name ).length,
		} ) )
		.filter( ( { count } ) => count > 0 );
}

/** The form templates of a category that match a search; '' is all. A search covers all texts. */
export function findStarters( starters: Starter[], category: string, search: string ): Starter[] {
	const wanted = search.trim().toLocaleLowerCase();
	return starters.filter(
		( { title, description, shows = '', category: own } ) =>
			( ! category || own === category ) &&
			`${ title } ${ description } ${ shows }`.toLocaleLowerCase().includes( wanted )
	);
}

const inRows = ( list: Starter[], length: number ): Starter[][] =>
	list.length ? [ list.slice( 0, length ), ...inRows( list.slice( length ), length ) ] : [];

/** The form templates for a new form. Choosing one stores nothing: the address of the builder names it. */
export function Templates( { list, url }: ScreenProps ) {
	return (
		<Frame
			list={ list }
			title={ __( 'Add form', 'frontage-forms' ) }
			subtitle={ __( 'Start from a template. You can change everything later.', 'frontage-forms' ) }
			actions={
				<>
					<Button __next40pxDefaultSize variant="tertiary" href={ `${ list }#import` }>
						{ __( 'Import', 'frontage-forms' ) }
					</Button>
					<Button __next40pxDefaultSize variant="secondary" href={ addQueryArgs( url, { template: BLANK } ) }>
						{ __( 'Start blank', 'frontage-forms' ) }
					</Button>
				</>
			}
		>
			<div className="fr-form-builder__scroll">
				<Gallery url={ url } />
			</div>
		</Frame>
	);
}

function Gallery( { url }: Pick< ScreenProps, 'url' > ) {
	const { starters, again } = useStarters();
	const [ search, setSearch ] = useState( '' );
	const [ category, setCategory ] = useState( '' );
	const [ shown, setShown ] = useState< Starter >();
	if ( starters === 'failed' ) {
		return (
			<div className="fr-form-builder__page">
				<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ again }>
					{ __( 'Could not load the templates.', 'frontage-forms' ) }
				</Failed>
			</div>
		);
	}
	const all = starters?.filter( ( { name } ) => name !== BLANK );
	const found = all && findStarters( all, category, search );
	const addressOf = ( { name }: Starter ) => addQueryArgs( url, { template: name } );
	return (
		<div className="fr-form-builder__page fr-form-builder__templates">
			<aside className="fr-form-builder__categories">
				<SearchControl
					label={ __( 'Search templates', 'frontage-forms' ) }
					placeholder={ __( 'Search templates', 'frontage-forms' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<ul aria-label={ __( 'Categories', 'frontage-forms' ) }>
					{ all &&
						[
							{ name: '', label: __( 'All', 'frontage-forms' ), count: all.length },
							...listCategories( all ),
						].map( ( { name, label, count } ) => (
							<li key={ name }>
								<Button aria-pressed={ name === category } onClick={ () => setCategory( name ) }>
									{ label } <span>{ count }</span>
								</Button>
							</li>
						) ) }
				</ul>
			</aside>
			<section aria-label={ __( 'Templates', 'frontage-forms' ) } aria-busy={ ! all }>
				<p role="status" className={ found?.length === 0 ? '' : 'screen-reader-text' }>
					{ found &&
						( found.length
							? sprintf(
									/* translators: %d: number of templates. */
									_n( '%d template', '%d templates', found.length, 'frontage-forms' ),
									found.length
								)
							: __( 'No templates found.', 'frontage-forms' ) ) }
				</p>
				{ found && <Cards found={ found } addressOf={ addressOf } onPreview={ setShown } /> }
			</section>
			{ shown && (
				<TemplatePreview
					starter={ shown }
					address={ addressOf( shown ) }
					onClose={ () => setShown( undefined ) }
				/>
			) }
		</div>
	);
}

type CardsProps = {
	found: Starter[];
	addressOf: ( starter: Starter ) => string;
	onPreview: ( starter: Starter ) => void;
};

/** One stop for Tab: arrows move, Enter uses the form, Space previews it. On a phone a tap previews it. */
function Cards( { found, addressOf, onPreview }: CardsProps ) {
	const isWide = useViewportMatch( 'wide' );
	const isNarrow = useViewportMatch( 'medium', '<' );
	const beside = isWide ? 4 : 3;
	return (
		<Composite key={ found.map( ( { name } ) => name ).join() } className="fr-form-builder__starters" role="list">
			{ inRows( found, isNarrow ? 2 : beside ).map( ( row ) => (
				<Composite.Row key={ row[ 0 ]?.name } role="presentation">
					{ row.map( ( starter ) => (
						<div key={ starter.name } role="listitem" className="fr-form-builder__starter">
							<Composite.Item
								render={
									<a
										href={ addressOf( starter ) }
										aria-describedby={ `fr-form-builder-${ starter.name }` }
										onClick={ ( event ) => {
											if ( isNarrow ) {
												event.preventDefault();
												onPreview( starter );
											}
										} }
										onKeyDown={ ( event ) => {
											if ( event.key === ' ' ) {
												event.preventDefault();
												onPreview( starter );
											}
										} }
									>
										<span className="fr-form-builder__thumbnail">
											<img src={ starter.picture } alt="" />
										</span>
										<strong>{ starter.title }</strong>
										<span>{ starter.description }</span>
									</a>
								}
							/>
							<span id={ `fr-form-builder-${ starter.name }` } hidden>
								{ starter.shows }
							</span>
							<div className="fr-form-builder__starter-actions" aria-hidden="true">
								<Button
									__next40pxDefaultSize
									tabIndex={ -1 }
									variant="primary"
									href={ addressOf( starter ) }
								>
									{ __( 'Use form', 'frontage-forms' ) }
								</Button>
								<Button
									__next40pxDefaultSize
									tabIndex={ -1 }
									variant="secondary"
									onClick={ () => onPreview( starter ) }
								>
									{ __( 'Preview', 'frontage-forms' ) }
								</Button>
							</div>
						</div>
					) ) }
				</Composite.Row>
			) ) }
		</Composite>
	);
}
