<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

defined( 'ABSPATH' ) || exit;

/**
 * One thing that an import has to tell its owner. Words for programs; a screen says them in the reader's language and folds by weight:
 * LOOK is seen by visitors and wants a look or a decision, NOTE was changed with care, DETAIL is for those who want to know it all.
 *
 * In the report's JSON each is an entry of `findings`: `{code, weight, slide, layer, label, path, what, as}`.
 *
 * | code | weight | what | as |
 * |---|---|---|---|
 * | `approximated` | look, of easings note | name of the transition, loop or easing | the name of what is shown instead, or `up-and-down`, `all-by-turns`, `slides-by-turns`, `overlays-by-turns` |
 * | `unknown-style` | look | name of the style of arrows, bullets … | option of the part: `arrows`, `bullets`, `thumbnails`, `tabs` |
 * | `style-in-part` | note | name of such a style, whose size, corners and colours were read | option of the part |
 * | `unknown-action` | look | name of the action, which does nothing | |
 * | `missing-target` | look | id that an action wants | |
 * | `addon` | look | machine name of the add-on | |
 * | `script-left`, `css-left`, `html-left`, `svg-left` | look (script of the page's own start: detail) | the text that was left out | what of it |
 * | `font` | note | family that the original loaded from elsewhere | its weights, by comma: `400,700,700italic` |
 * | `control-moved` | note | offset that led outside, of arrows or bullets in a style that is not known | offset here |
 * | `setting` | look where a visitor could see it, else detail | name of the setting | its value |
 * | `media` | detail | address of a picture or film | |
 * | `renamed` | note | old name | new name |
 * | `rule` | detail | rule of docs/reference/slider.md section C | |
 * | `offset-container`, `not-storable`, `stray-html`, `left-where-it-is`, `not-copied` | look | as `notes` says it | |
 * | what else `notes` has | note or detail | its detail | |
 */
final class Finding implements \JsonSerializable {

	public const LOOK   = 'look';
	public const NOTE   = 'note';
	public const DETAIL = 'detail';

	/**
	 * @param string   $code   What it is, see above.
	 * @param string   $weight LOOK, NOTE or DETAIL.
	 * @param string   $path   Where it stood in the source.
	 * @param string   $what   What it is about, as the source calls it.
	 * @param string   $as     What became of it.
	 * @param int|null $slide  Index of the slide from 0; null: the whole slider, or a layer over all slides.
	 * @param string   $layer  Id of the layer in the model; '' where it is about none.
	 * @param string   $label  What a person would call the layer: its name, or how its text begins.
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
