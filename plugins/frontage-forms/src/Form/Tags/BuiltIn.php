<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\TagTypes;

defined( 'ABSPATH' ) || exit;

/** The tag types of the form format, brought in as an add-on brings its own; their classes are read when a form uses them. */
final class BuiltIn {

	private const TYPES = [
		'text'        => Text::class,
		'text*'       => Text::class,
		'email'       => Email::class,
		'email*'      => Email::class,
		'url'         => Url::class,
		'url*'        => Url::class,
		'tel'         => Tel::class,
		'tel*'        => Tel::class,
		'textarea'    => Textarea::class,
		'textarea*'   => Textarea::class,
		'number'      => Number::class,
		'number*'     => Number::class,
		'range'       => Number::class,
		'range*'      => Number::class,
		'date'        => Date::class,
		'date*'       => Date::class,
		'select'      => Select::class,
		'select*'     => Select::class,
		'checkbox'    => Checkbox::class,
		'checkbox*'   => Checkbox::class,
		'radio'       => Checkbox::class,
		'acceptance'  => Acceptance::class,
		'quiz'        => Quiz::class,
		'file'        => File::class,
		'file*'       => File::class,
		'mfile'       => Upload::class,
		'mfile*'      => Upload::class,
		'hidden'      => Hidden::class,
		'count'       => Count::class,
		'reflection'  => Reflection::class,
		'output'      => Output::class,
		'calculation' => Calculation::class,
		'submit'      => Submit::class,
		'response'    => Response::class,
		'captchac'    => Captcha::class,
		'captchar'    => Captcha::class,
		'turnstile'   => Turnstile::class,
		'stripe'      => Stripe::class,
	];

	/** On `frontage_forms_register_tag_types`, before all others. */
	public static function register( TagTypes $types ): void {
		foreach ( self::TYPES as $name => $type ) {
			$types->register( $type, $name );
		}
	}
}
