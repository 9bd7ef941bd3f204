<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

defined( 'ABSPATH' ) || exit;

/**
 * One finding of an import. Contains codes; a screen translates them and groups them by weight.
 * LOOK is visible for visitors and needs a check or a decision. NOTE is a careful change. DETAIL is additional information.
 *
 * In the report's JSON each is an entry of `findings`: `{code, weight, slide, layer, label, path, what, as}`.
 *
 * | code | weight | what | as |
 * |---|---|---|---|
 * | `approximated` | look, of easings note | name of the transition, loop or easing | the name of what is shown instead, or `up-and-down`, `all-by-turns`, `slides-by-turns`, `overlays-by-turns` |
 * | `unknown-style` | look | name of the style of arrows, bullets … | option of the part: `arrows`, `bullets`, `thumbnails`, `tabs` |
 * | `style-in-part` | note | name of such a style, whose size, corners and colors were read | option of the part |
 * | `unknown-action` | look | name of the action, which does nothing | |
 * | `missing-target` | look | id that an action refers to | |
 * | `addon` | look | machine name of the add-on | |
 * | `script-left`, `css-left`, `html-left`, `svg-left` | look (script of the page's own start: detail) | the removed text | kind of the text |
 * | `icon-left` | look | name of an icon of an icon font that has no drawing: `fa-rocket` | |
 * | `styles-left` | note | host of stylesheets that were not read, although layers have classes | |
 * | `font` | note | family that the original loaded from elsewhere | its weights, comma-separated: `400,700,700italic` |
 * | `control-moved` | note | offset to the outside, of arrows or bullets in an unknown style | offset here |
 * | `setting` | look if visitors could see it, else detail | name of the setting | its value |
 * | `media` | detail | URL of an image or video | |
 * | `renamed` | note | old name | new name |
 * | `rule` | detail | rule of docs/reference/slider.md section C | |
 * | `offset-container`, `not-storable`, `stray-html`, `left-where-it-is`, `not-copied` | look | as in `notes` | |
 * | `slide-incomplete` | look | id of a slide of version 7 whose layers the page does not hold | the address at which the site gives them |
 * | `translation-left` | look | language of a slide that translates another | |
 * | `scene-in-part` | look | name of a scene of several keyframes, of which the first was read | |
 * | `wide-level` | note | number of the breakpoint that was left out | |
 * | `feature-left` | look | machine name of a feature without a counterpart: `ken-burns`, `text-bar` | |
 * | `layer-left`, `slide-type` | look | type of the layer or slide in the original | |
 * | `unreadable-part` | look | | |
 * | all others in `notes` | note or detail | its detail | |
 */
final class Finding implements \JsonSerializable {

	public const LOOK   = 'look';
	public const NOTE   = 'note';
	public const DETAIL = 'detail';

	/**
	 * @param string   $code   Code of the finding, see above.
	 * @param string   $weight LOOK, NOTE or DETAIL.
	 * @param string   $path   Path in the source.
	 * @param string   $what   Subject, by its name in the source.
	 * @param string   $as     Result of the import.
	 * @param int|null $slide  Index of the slide from 0; null: the whole slider, or a layer over all slides.
	 * @param string   $layer  Id of the layer in the model; '' if it is about none.
	 * @param string   $label  Readable label of the layer: its name, or the start of its text.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $weight,
		public readonly string $path = '',
		public readonly string $what = '',
		public readonly string $as = '',
		public readonly ?int $slide = null,
		public readonly string $layer = '',
		public readonly string $label = ''
	) {}

	/** @return array{code: string, weight: string, slide: int|null, layer: string, label: string, path: string, what: string, as: string} */
	public function jsonSerialize(): array {
		return [
			'code'   => $this->code,
			'weight' => $this->weight,
			'slide'  => $this->slide,
			'layer'  => $this->layer,
			'label'  => $this->label,
			'path'   => $this->path,
			'what'   => $this->what,
			'as'     => $this->as,
		];
	}
}
