import { Button, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import './gallery.css';

/** Something to begin with, as its owner sees it before. */
export interface Beginning {
	name: string;
	title: string;
	description: string;
	/** Address of a drawing of it, and what that shows; a plugin's own answer may lack them. */
	picture?: string;
	shows?: string;
}

interface GalleryProps< Item extends Beginning > {
	items: Item[];
	/** The name of what is being made: nothing else can be chosen meanwhile. */
	making: string;
	onChoose: ( item: Item ) => void;
	words: { search: string; none: string };
}

/** What one can begin with: a picture and a few words each, found by any of them. */
export function Gallery< Item extends Beginning >( { items, making, onChoose, words }: GalleryProps< Item > ) {
	const [ search, setSearch ] = useState( '' );
	const wanted = search.trim().toLocaleLowerCase();
	const found = items.filter( ( { title, description, shows } ) =>
		`${ title } ${ description } ${ shows ?? '' }`.toLocaleLowerCase().includes( wanted )
	);
	return (
		<div className="fr-gallery">
			<SearchControl
				label={ words.search }
				placeholder={ words.search }
				value={ search }
				onChange={ setSearch }
			/>
			<p role="status">{ found.length === 0 && words.none }</p>
			<ul className="fr-gallery__items">
				{ found.map( ( item ) => (
					<li key={ item.name }>
						<Button
							className="fr-gallery__item"
							isBusy={ making === item.name }
							disabled={ making !== '' }
							accessibleWhenDisabled
							description={ item.shows ?? '' }
							onClick={ () => onChoose( item ) }
						>
							{ /* What it shows is the button's description. */ }
							<img src={ item.picture } alt="" />
							<strong>{ item.title }</strong>
							<span>{ item.description }</span>
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
