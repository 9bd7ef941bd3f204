import { Button, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import './gallery.css';

/** A template in the gallery. */
export interface Beginning {
	name: string;
	title: string;
	description: string;
	/** URL of a preview image, and its description. Templates of other plugins may lack both. */
	picture?: string;
	shows?: string;
}

interface GalleryProps< Item extends Beginning > {
	items: Item[];
	/** Name of the template that is being created; no other can be chosen meanwhile. */
	making: string;
	onChoose: ( item: Item ) => void;
	words: { search: string; none: string };
}

/** Gallery of templates with images and texts; the search covers all texts. */
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
							{ /* The button's description already describes the image. */ }
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
