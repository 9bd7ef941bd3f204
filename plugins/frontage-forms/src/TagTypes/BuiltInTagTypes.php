<?php

namespace Frontage\Forms\TagTypes;

use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\TagTypes\Choice\AcceptanceTagType;
use Frontage\Forms\TagTypes\Choice\CheckboxTagType;
use Frontage\Forms\TagTypes\Choice\SelectTagType;
use Frontage\Forms\TagTypes\Display\CalculationTagType;
use Frontage\Forms\TagTypes\Display\CountTagType;
use Frontage\Forms\TagTypes\Display\OutputTagType;
use Frontage\Forms\TagTypes\Display\ReflectionTagType;
use Frontage\Forms\TagTypes\Display\ResponseTagType;
use Frontage\Forms\TagTypes\Display\SubmitTagType;
use Frontage\Forms\TagTypes\Placeholder\CaptchaPlaceholder;
use Frontage\Forms\TagTypes\Placeholder\ImageCaptchaPlaceholder;
use Frontage\Forms\TagTypes\Placeholder\StripePlaceholder;
use Frontage\Forms\TagTypes\Text\DateTagType;
use Frontage\Forms\TagTypes\Text\EmailTagType;
use Frontage\Forms\TagTypes\Text\HiddenTagType;
use Frontage\Forms\TagTypes\Text\NumberTagType;
use Frontage\Forms\TagTypes\Text\QuizTagType;
use Frontage\Forms\TagTypes\Text\TelTagType;
use Frontage\Forms\TagTypes\Text\TextareaTagType;
use Frontage\Forms\TagTypes\Text\TextTagType;
use Frontage\Forms\TagTypes\Text\UrlTagType;
use Frontage\Forms\TagTypes\Upload\FileTagType;
use Frontage\Forms\TagTypes\Upload\UploadTagType;

defined( 'ABSPATH' ) || exit;

/** Registers the tag types of the form format the way an add-on does; their classes are loaded when a form uses them. */
final class BuiltInTagTypes {

	private const TYPES = [
		'text'        => TextTagType::class,
		'text*'       => TextTagType::class,
		'email'       => EmailTagType::class,
		'email*'      => EmailTagType::class,
		'url'         => UrlTagType::class,
		'url*'        => UrlTagType::class,
		'tel'         => TelTagType::class,
		'tel*'        => TelTagType::class,
		'textarea'    => TextareaTagType::class,
		'textarea*'   => TextareaTagType::class,
		'number'      => NumberTagType::class,
		'number*'     => NumberTagType::class,
		'range'       => NumberTagType::class,
		'range*'      => NumberTagType::class,
		'date'        => DateTagType::class,
		'date*'       => DateTagType::class,
		'select'      => SelectTagType::class,
		'select*'     => SelectTagType::class,
		'checkbox'    => CheckboxTagType::class,
		'checkbox*'   => CheckboxTagType::class,
		'radio'       => CheckboxTagType::class,
		'acceptance'  => AcceptanceTagType::class,
		'quiz'        => QuizTagType::class,
		'file'        => FileTagType::class,
		'file*'       => FileTagType::class,
		'mfile'       => UploadTagType::class,
		'mfile*'      => UploadTagType::class,
		'hidden'      => HiddenTagType::class,
		'count'       => CountTagType::class,
		'reflection'  => ReflectionTagType::class,
		'output'      => OutputTagType::class,
		'calculation' => CalculationTagType::class,
		'submit'      => SubmitTagType::class,
		'response'    => ResponseTagType::class,
		'captchac'    => ImageCaptchaPlaceholder::class,
		'captchar'    => ImageCaptchaPlaceholder::class,
		'turnstile'   => CaptchaPlaceholder::class,
		'stripe'      => StripePlaceholder::class,
	];

	/** On `frontage_forms_register_tag_types`, before all others. */
	public static function register( TagTypeRegistry $types ): void {
		foreach ( self::TYPES as $name => $type ) {
			$types->register( $type, $name );
		}
	}
}
