import { Path, SVG } from '@wordpress/components';
import {
	alignJustify,
	atSymbol,
	button,
	calendar,
	chartBar,
	check,
	chevronDown,
	comment,
	file,
	formatListBullets,
	formatListNumbered,
	help,
	link,
	mobile,
	plugins,
	seen,
	settings,
	starEmpty,
	textHorizontal,
	unseen,
	upload,
} from '@wordpress/icons';

const ICONS: Record< string, typeof plugins > = {
	'align-justify': alignJustify,
	'at-symbol': atSymbol,
	button,
	calendar,
	'chart-bar': chartBar,
	check,
	'chevron-down': chevronDown,
	comment,
	file,
	'format-list-bullets': formatListBullets,
	'format-list-numbered': formatListNumbered,
	help,
	link,
	mobile,
	seen,
	settings,
	star: starEmpty,
	text: textHorizontal,
	unseen,
	upload,
};

/** The icon of a field type: one of these, the path of an SVG of 24 by 24 pixels, or a Dashicon. */
export function iconOf( name: string ) {
	const own = /^[Mm][\d\s.,-]/.test( name ) ? (
		<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
			<Path d={ name } />
		</SVG>
	) : undefined;
	return ICONS[ name ] ?? own ?? ( name || plugins );
}
