import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.DefaultProfileValidationSupport;
import ca.uhn.fhir.context.support.IValidationSupport;
import ca.uhn.fhir.validation.SingleValidationMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hl7.fhir.common.hapi.validation.support.CommonCodeSystemsTerminologyService;
import org.hl7.fhir.common.hapi.validation.support.InMemoryTerminologyServerValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.PrePopulatedValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.ValidationSupportChain;
import org.hl7.fhir.common.hapi.validation.validator.FhirInstanceValidator;
import org.hl7.fhir.instance.model.api.IBaseResource;
import org.hl7.fhir.r4.model.Bundle;
import org.hl7.fhir.r4.model.Questionnaire;
import org.hl7.fhir.r5.utils.validation.constants.BestPracticeWarningLevel;

/**
 * Prints one line for each message of HL7's validator about the given files: file, severity, message id, place, text. A
 * directory among them is a guide: its profiles, value sets and code systems are known.
 */
public class Validate {
  public static void main(String[] arguments) throws Exception {
    var context = FhirContext.forR4();
    var files = Stream.of(arguments).filter(one -> !Files.isDirectory(Path.of(one))).toArray(String[]::new);
    var guide = new PrePopulatedValidationSupport(context);
    for (var one : arguments) if (Files.isDirectory(Path.of(one))) addGuide(context, guide, Path.of(one));
    var instance = new FhirInstanceValidator(new ValidationSupportChain(
        new Forms(context, files),
        new DefaultProfileValidationSupport(context),
        guide,
        new CommonCodeSystemsTerminologyService(context),
        new InMemoryTerminologyServerValidationSupport(context)));
    instance.setBestPracticeWarningLevel(BestPracticeWarningLevel.Warning);
    var validator = context.newValidator().registerValidatorModule(instance);
    for (var file : files) {
      for (SingleValidationMessage message : validator.validateWithResult(Files.readString(Path.of(file))).getMessages()) {
        System.out.println(String.join("\t", file, message.getSeverity().getCode(), String.valueOf(message.getMessageId()),
            String.valueOf(message.getLocationString()), message.getMessage().replaceAll("\\s+", " ")));
      }
    }
  }

  private static void addGuide(FhirContext context, PrePopulatedValidationSupport guide, Path directory) throws Exception {
    try (var files = Files.list(directory)) {
      for (var file : (Iterable<Path>) files::iterator) {
        var name = file.getFileName().toString();
        var isKnown = List.of("StructureDefinition-", "ValueSet-", "CodeSystem-").stream().anyMatch(name::startsWith);
        if (isKnown && name.endsWith(".json")) {
          // HAPI knows R4 itself under addresses without its version.
          var text = Files.readString(file).replace("|4.0.1\"", "\"");
          guide.addResource(context.newJsonParser().parseResource(text));
        }
      }
    }
  }

  /** The questionnaires of the files, by their address, so that responses are checked against them. */
  private static class Forms implements IValidationSupport {
    private final FhirContext context;
    private final Map<String, Questionnaire> byUrl = new HashMap<>();

    Forms(FhirContext context, String[] files) throws Exception {
      this.context = context;
      for (var file : files) {
        var bundle = context.newJsonParser().parseResource(Bundle.class, Files.readString(Path.of(file)));
        for (var entry : bundle.getEntry()) {
          if (entry.getResource() instanceof Questionnaire form) byUrl.put(form.getUrl(), form);
        }
      }
    }

    @Override
    public FhirContext getFhirContext() {
      return context;
    }

    @Override
    public <T extends IBaseResource> T fetchResource(Class<T> type, String uri) {
      var form = byUrl.get(uri);
      return type != null && type.isInstance(form) ? type.cast(form) : null;
    }
  }
}
