import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** The same icon as in `ColorScheme::markup()`. */
export default function Edit() {
	return (
		<div
			{ ...useBlockProps( { className: 'fr-color-scheme' } ) }
			role="img"
			aria-label={ __( 'Dark mode', 'frontage-site' ) }
		>
			<svg
				viewBox="0 0 24 24"
				width="24"
				height="24"
				aria-hidden="true"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.75"
			>
				<circle cx="12" cy="12" r="8" />
				<path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
			</svg>
		</div>
	);
}
