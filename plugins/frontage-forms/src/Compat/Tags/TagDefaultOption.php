<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\FieldDefaults;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** The default value of an add-on's field: its `default:` options, evaluated by the same rules as ours. */
final class TagDefaultOption {

	/**
	 * @param list<string> $options
	 * @param list<string> $values
	 * @param array<mixed> $args `multiple`: a list; `shifted`: positions count from 0.
	 */
	public static function find_default( string $name, array $options, array $values, mixed $default_value, array $args ): mixed {
		$tag             = new FormTag( type: 'text', basetype: 'text', raw_name: $name, name: $name, options: $options, raw_values: $values, values: $values );
		$view            = CurrentForm::get_view() ?? new RenderContext( CurrentForm::get_form() ?? new Form(), post_id: in_the_loop() ? (int) get_the_ID() : 0 );
		$default_choices = ( new FieldDefaults( $tag, $view ) )->find_choices( empty( $args['shifted'] ) ? $values : array_slice( $values, 1 ) );
		return empty( $args['multiple'] ) ? ( $default_choices[0] ?? $default_value ) : array_values( array_unique( $default_choices ) );
	}
}
